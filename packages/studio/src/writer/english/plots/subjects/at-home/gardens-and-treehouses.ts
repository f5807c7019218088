import { role, story } from "../subject-story.ts";

/** Stories of gardens that children find and of houses in trees. */
export const gardensAndTreehouses = [
  story({
    says: [
      /\bgardens?\b/i,
      /\b(?:secret|hidden|overgrown|forgotten|abandoned|neglected|locked|wild)\b/i,
      /\b(?:f(?:inds?|ound)|discover\w*|stumbl\w*|explor\w*|bloom\w*|back to life|came across|comes across|key)\b/i,
    ],
    unless:
      /\b(?:magic\w*|fair(?:y|ies)|talking|talks|robot|murder\w*|king|queen|witch|spy|ghost|love|body|dragon|dinosaur|time|portal|speak|spoke|gnomes?|monster|retired|widow\w*|clock)\b/i,
    may: [
      /\b(?<ill>(?:his|her|their|my) (?:sick|ill) (?:mother|mum|mom|grandmother|grandma|granny|grandfather|grandpa|father|dad|sister|brother))\b/i,
    ],
    of: "young",
    after: [
      "@garden(hero look) To get in, {hero} had to crawl under a thorn bush. Inside, the nettles were as high as {his} chin. There was a bench with a small tree growing right through it, and a stone frog with moss on his head. Nobody had been here for years and years.",
      [
        "@garden(hero dig, mate dig) “It's all dead,” said {talker}. {Hero} scratched the bark of a grey bush with a thumbnail. Underneath it was green. “No,” said {hero}. “It's only been asleep.” They put socks over their hands and began with the nettles.",
        "@garden(hero dig) Was it all dead? {Hero} scratched the bark of a grey bush with a thumbnail. Underneath it was green. “You've only been asleep,” {hero} told the bush. {He} put a pair of thick socks over {his} hands and began with the nettles, right there at the bush.",
      ],
      "@garden(hero dig) Every day a bit more of the garden came to light. Under the nettles was a path of blue tiles. Under the ivy was a wall, with old pear trees holding on to it.",
      "+ @garden(hero plant) {Hero} bought seeds with {his} own pocket money. On the way home it rained, and the pictures on the packets washed off. “Then it will be a surprise,” said {hero}, and sowed them all, in long straight rows.",
      "@garden(hero carry) Green tips came up. But after that no rain fell for three weeks. {Hero} carried water to the garden in buckets, in cooking pots and once in a boot, and still the leaves hung down like wet washing. Then, one evening, an old man was sitting on the bench. He had a stick in one hand, and in the other he held a big rusty key.",
    ],
    end: [
      [
        "@garden(hero, mate) {Hero} wanted to run, and so did {talker}. “Stay,” said the old man. “This was my wife's garden. When she died I locked it, because I couldn't bear to see it. I thought that you had come to pick things.” He looked at the boot. “But you've come to water it.” And he got up, and took hold of the stone frog.",
        "@garden(hero) {Hero} wanted to run away. “Stay,” said the old man. “This was my wife's garden. When she died I locked it, because I couldn't bear to see it. I thought that you had come to pick things.” He looked at the boot. “But you've come to water it.” And he got up, and took hold of the stone frog.",
      ],
      "@garden(hero look) He turned the frog's head to the left, like a tap. There was a gurgle, deep down. The frog coughed out some sand and a beetle, and then a thin, clear stream of water jumped out of its mouth and ran along beside the blue path. {Hero} held both hands under it.",
      [
        "@garden(hero, ill sit) By summer everything was in bloom. {Hero} led {ill} in, with both eyes shut, and put a chair under the pear tree. “Now you may look,” said {hero}. For a long time nobody said a word, and the colour came back into two pale cheeks.",
        "@garden(hero) By summer everything was in bloom. {Hero} invited the whole street. They came through the gate on tiptoe, as people come into a church, and the old man showed each of them the place where his wife had liked to sit.",
      ],
      "@garden(hero take) The key is still rusty, but it hangs on a nail now where anybody can take it down. In summer {hero} sits on the bench beside the old man, and all who come in turn the frog's head once and say good morning to it.",
    ],
  }),
  story({
    says: [
      /\b(?:treehouse|tree house|tree-house|den in (?:the|an?) tree)\b/i,
      /\b(?:sav\w+|cut\w* down|chop\w* (?:it )?down|fell(?:ed|ing)?|tear\w* down|torn down|t(?:ake|aken|ook) down|knock\w* down|demolish\w*|remov\w+|bulldoz\w*|build(?:ing)? (?:a road|a car park|houses)|car park|council)\b/i,
    ],
    unless: /\b(?:dragon|robot|murder\w*|ghost|witch|magic|alien|storm|squirrel|elves|fair(?:y|ies))\b/i,
    after: [
      "@forest(hero look) {Hero} lay on the floor of the treehouse and looked up through the leaves. There were the names they had cut into the wood, and the bucket on its rope. “The tree was here first,” said {hero}. “We must tell them that.”",
      [
        "@forest(hero write, mate sit) “They won't listen,” said {talker}. “They never come up here. They only look at the tree from below.” That gave {hero} an idea. They painted a sign, as big as a door: COME UP AND SEE. They hung it on the rope ladder, and {talker} sat down next to it with a tin of biscuits.",
        "@forest(hero write) But nobody would listen. Those people had never been up there. They had only looked at the tree from below. That gave {hero} an idea, and out came the paint. COME UP AND SEE, said the sign, as big as a door. It hung on the rope ladder, next to a tin of biscuits.",
      ],
      "@forest(hero look) The postwoman came up first, with her bag. Then came the baker, who got stuck in the hatch, and two grandmothers, who were quicker than all the others. And each of them signed a long roll of wallpaper.",
      "+ @forest(hero read) Only the man who had to decide it all did not come. “I have no time for treehouses,” he wrote. “And besides, I get dizzy.” {Hero} read the letter three times. “He isn't cross,” said {hero} then. “He's only frightened.”",
      "@forest(hero climb) On Monday morning the men came with their saws. Behind them, in a grey suit, stood the man who had to decide. {Hero} sat up on the highest branch, with the wallpaper. {Hero} let go, and it rolled down through the leaves like a long white tongue and stopped in front of the man's shoes.",
    ],
    end: [
      "@forest(hero talk) The man in the suit read the names. He looked up the rope ladder, and turned pale. “You can hold on to the bucket rope,” called {hero}. “And you mustn't look down, only up.” The man took off his jacket and put one foot on the ladder.",
      [
        "@forest(hero look, mate climb) It took him ten minutes. {Hero} counted every rung for him, and {talker} climbed behind and put his shoes on the right places. At last his head came through the hatch. He crawled to the middle and sat there with his eyes shut. “Now,” said {hero}. The man opened them, and saw the leaves, and the whole town behind.",
        "@forest(hero look) It took him ten minutes. {Hero} counted every rung for him. At last his head came through the hatch. He crawled to the middle of the floor and sat there with his eyes shut. “Now,” said {hero}. The man opened them, and saw the leaves, and the whole town behind them.",
      ],
      "@forest(hero) “The tree stays,” he said after a long time. “I'll write it down as soon as my hands stop shaking.” The men with the saws cut up an old plank instead, and made a proper railing out of it.",
      "@forest(hero sit) There is a new name in the wood, in very neat letters, a bit shaky at the start. Every Friday after work a grey jacket hangs on the lowest branch. And {hero} holds the bucket rope, just in case.",
    ],
  }),
  story({
    says: [
      /\b(?:treehouse|tree house|tree-house)\b/i,
      /\b(?:build\w*|built|construct\w*|nail\w*|finish\w*|made|makes?|together|storm)\b/i,
    ],
    unless:
      /\b(?:sav(?:e|es|ed|ing) (?:it|their|the|his|her)|cut\w* down|council|bulldoz\w*|demolish\w*|dragon|robot|murder\w*|ghost|witch|magic|alien|elves|moves? away|moved away|moving|retired)\b/i,
    may: [
      role(
        "elder",
        "grandfather|grandpa|grandad|grandma|grandmother|granny|dad|father|mum|mother|uncle|aunt|neighbour|neighbor",
      ),
    ],
    of: "people",
    after: [
      "@garden(hero write) {Hero} made a drawing first. On the drawing there were two floors, a slide, a lift for the dog and a kitchen. Then {hero} counted the planks. There were twelve, and one of them was a cupboard door. “We'll start with the floor,” said {hero}, and rubbed out the kitchen.",
      [
        "@garden(hero build, mate build) {Talker} passed the nails up, and {hero} hit them, or at least hit near them. By noon there was one blue thumb, and one plank that did not move. They both sat on it and let their legs hang down. “It's a treehouse already,” said {talker}. “It's a tree bench,” said {hero}.",
        "@garden(hero build) {Hero} pulled every plank up on a rope and hit the nails, or at least hit near them. By noon there was one blue thumb, and one plank that did not move. {Hero} sat down on it and let both legs hang in the air. It was no more than a tree bench so far. But from up here even the chimneys looked small.",
      ],
      [
        "@garden(hero climb, elder look) Every day they got a bit further. {Elder} stood below with folded arms. “Is that straight?” {elderhe} asked. “Straight enough for a tree,” called {hero}. But in the evening a bell from a shop hung on the lowest branch, and there was a note on it in {elder's} writing: RING FIRST.",
        "@garden(hero build) Every day there was a bit more. The cupboard door became a wall, and it still had its handle. {Hero} found a bell from a shop, and hung it up beside the ladder, and wrote underneath: RING FIRST. The blackbird in the next branch never rang.",
      ],
      "+ @garden(hero build) On the last afternoon {hero} painted it green, and also {his} hair, and also one side of the cat.",
      "@bedroom.storm(hero look) But that evening a black cloud came over the roofs. The wind blew the bucket right across the yard. {Hero} stood at the window and heard the tree groan. Each time the lightning flashed, {hero} could see it for a moment: the little house up there, rocking like a boat, with its bell. Then it was dark, and something cracked.",
    ],
    end: [
      "@garden(hero look) In the morning half the roof lay in the vegetables. {Hero} ran out in pyjamas and looked up. The floor was there! The walls were there, too. In the middle of them, in the dry, sat a blackbird, and three other birds, and a squirrel, all wet and all very quiet. They had spent the whole night in the treehouse.",
      [
        "@garden(hero build, mate build) “They didn't ring,” said {talker}, and they both had to laugh. Then they set to work. This time they tied the roof down with ropes, as sailors do, and {talker} could do the knots. {Hero} shook every plank to see if it moved. It moved with the tree now, and that was just right.",
        "@garden(hero build) “You didn't ring,” said {hero}, and had to laugh. Then {he} set to work. This time {hero} tied the roof down with ropes, as sailors do, and shook every plank to see if it moved. It moved along with the tree now, and that was just right.",
      ],
      [
        "+ @garden(hero eat, elder climb) When the last knot was tied, the bell rang. {Elder} stood at the foot of the ladder with a basket. “Is there room for somebody old?” {elderhe} asked. It was a tight fit, with all their knees. They ate warm pancakes up there, and {elder} patted the wall. “I had one, too,” {elderhe} said. “It wasn't half so good.”",
        "+ @garden.dusk(hero eat) On the first evening up there they lit a lantern and ate pancakes. The leaves rustled all round, and now and then the house rocked a little. “It's like being at sea,” said {hero}. It was the best supper of the whole summer, although there were ants in it.",
      ],
      "@garden(hero look) A little shelf hangs outside on the treehouse now, for guests with feathers. Above it is a bell so small that a bird could ring it. One of them has learned how.",
    ],
  }),
  story({
    says: [
      /\b(?<crop>pumpkins?|marrows?|sunflowers?|tomato(?:es)?|carrots?|leeks?|melons?|watermelons?|roses?|dahlias?|onions?|cabbages?|turnips?|beans?|radish(?:es)?|vegetables?|gardens?)\b/i,
      /\b(?:prize|contest|competition|competes?|competed|competing|fair|compet\w*|win|won|biggest|tallest|largest|record|show)\b/i,
      /\b(?:grow\w*|grew|plant\w*|biggest|tallest|largest|giant|neighbou?r\w*|garden\w*|prize|seeds?)\b/i,
      role(
        "rival",
        "neighbour|neighbor|rival|brother|sister|cousin|classmate|friend|grandpa|grandfather|grandma|grandmother|uncle|aunt",
      ),
    ],
    unless:
      /\b(?:murder\w*|pie|cook\w*|bak\w+|lantern|halloween|alien|talking|talks|magic|stolen|stole|steals?|sabotag\w*|lov(?:e|ed|es)|lonely)\b/i,
    after: [
      "@garden.dawn(hero carry, rival carry) {Hero} got up at six to water, and {rival} got up at half past five. So {hero} got up at five. They met in the dark with their cans, and neither of them said good morning.",
      "@garden(hero talk, rival play) {Hero} sang to the plants, because it was said to help. {Rival} played them the trumpet. The plants did not seem to mind. They grew and grew, on both sides, until you could no longer look across. “How big is yours?” asked {hero}. “Big,” said {rival}. “And yours?” “Bigger,” said {hero}.",
      "+ @garden.night(hero walk, rival look) At night {hero} crept out with a tape measure. There was a light on the other side as well. It moved along close to the ground. {Hero} coughed. The light went out at once, and {rival} fell over a bucket.",
      "@garden.storm(hero carry, rival) Then, three days before the great day, there was a storm with hail. {Hero} ran out with blankets and with the big umbrella and covered up everything that could be covered. {He} looked across. {Rival} was on {rivalhis} knees in the mud and was trying to do the same, with nothing but a small tablecloth. It flew away.",
    ],
    end: [
      "@garden.storm(hero carry, rival carry) {Hero} looked at {his} own plants, and then at {rival}. Then {he} pulled a blanket off {his} own and ran across with it. Together they held it down, one at each end, while the hail banged on their heads. “Why are you doing that?” called {rival}. “Because I want to beat you,” called {hero}, “and not the hail!”",
      "@workshop(hero sit, rival sit) They sat in the shed afterwards with a bag of ice on their heads, and laughed. {Rival} told {hero} about the trumpet, and about the secret with the tea leaves. {Hero} told {rival} about the singing. They should have talked about it long before.",
      "@market(hero, rival) On the great day the judge came with the scales and the tape. There it lay, the best of {hero's} {crop}, and beside it the best of {rival's}. He measured the one and then the other, and scratched his ear, and measured them again. Then he held up the card. Both of them had the very same number on it, to the last little line. “That has never happened before,” said the judge, and cut the ribbon in two.",
      "@garden(hero give, rival take) There is a gap in the fence now, just wide enough for a watering can. {Hero} and {rival} both sleep until seven. And whoever is up first waters both sides, and sings, or plays the trumpet, as the plants prefer.",
    ],
  }),
];
