import { phrase } from "../../phrase.ts";
import { story } from "../../subject-story.ts";
import { where } from "./where.ts";

/** Stories of who begins again with one thing, of a child grown silent, of guides, of tents, and of flowers left where they are. */
export const newStarts = [
  story({
    says: [
      phrase(
        "(?:left|leaves|fled|flees|arriv(?:es|ed)|came|comes|escap(?:es|ed)|emigrat(?:es|ed)|land(?:s|ed))(?: [^.!?]{2,50}?)? with (?:only|nothing but|just|no more than) (?<relic>(?:an?|his|her|their|the) (?:[a-z'’-]+ ){0,4}?(?:violin|guitar|recipe book|accordion|sewing machine|flute|drum|drums|teapot|cooking pot|camera|trumpet|oud|cello|saxophone|harmonica|clarinet|mandolin|bouzouki|banjo|chess set|puppet|scissors|paintbrush|hammer))",
      ),
    ],
    may: [
      /\b(?:must|had to|has to|wants? to|wanted to) (?:start|begin|build)(?: \w+){0,3} (?:again|new|life|over|anew)\b/,
      phrase(`(?:again|anew|life|over|new)(?: \\w+)? in ${where("land")}`),
      phrase(`(?:arriv(?:es|ed)|came|comes|emigrat(?:es|ed)|fled|flees) (?:to|in) ${where("land")}`),
      /\b(?:her|his|their) (?:village|home|city|town|country|island)(?: in \p{Lu}\p{L}+)?/u,
    ],
    unless: /\b(?:murder\w*|killed|planet|space|princess|holiday|bus tour|heist)\b/i,
    of: "people",
    after: [
      [
        "Nobody in {theland} was unkind. They only did not know who {hero} {was}. At home {he} had been greeted from every window. Here {he} stood in a queue with a number in {his} hand, and {relic} on {his} arm. “What did you bring?” asked the man behind the glass. {Hero} showed it to him. The man looked for the right box on his form. There was none.",
        "Nobody there was unkind. They only did not know who {hero} {was}. At home {he} had been greeted from every window. Here {he} stood in a queue with a number in {his} hand, and {relic} on {his} arm. “What did you bring?” asked the man behind the glass. {Hero} showed it to him. The man looked for the right box on his form. There was none.",
      ],
      "+ {Hero} got a room with a bed, and a list of words. {He} learned “good morning” and “sign here”. {He} learned to sweep a hall that was as big as the square at home. In the evening {he} put {therelic} on the chair and sat down opposite on the bed, like somebody who has a visitor.",
      "+ {Hero} did not touch {therelic}. There was too much in there: the kitchen, the voices, the road on the last night. If {he} only looked at {therelic} for too long, it all began to run out. So {he} put a cloth over it, and learned the next word on the list.",
      "Then came a day on which everything went wrong. {Hero} had said the wrong word in the wrong place, and they had laughed, and a letter had come with a no in it. {He} went home in the rain. {He} took {therelic} under {his} coat, and walked out to the bridge. It was the only thing that {he} had left to lose.",
      "But on the bridge {hero} could not do it. {He} sat down under the arch, where it was dry, and held {therelic} in {his} arms. And for the first time since that night {he} did with it what {he} had always done at home. {He} did it for nobody. {His} eyes were shut, and so {he} did not see that people had stopped.",
    ],
    end: [
      "“My grandmother had one like that,” somebody said. {Hero} looked up. An old woman stood there with a shopping net, and her chin was shaking. “She came here with nothing else, either. I was ashamed of it as a child.” She sat down next to {him} on the stones, in her good coat. “Please,” she said. “Once more.”",
      [
        "The next day there were four of them under the arch, and on Sunday there were thirty. {Hero} did not need many words for it. {He} showed, and they tried; they showed, and {he} tried. When {he} went across the square in {theland} a little later, a window opened. “Good morning!” called somebody, and knew {his} name.",
        "The next day there were four of them under the arch, and on Sunday there were thirty. {Hero} did not need many words for it. {He} showed, and they tried; they showed, and {he} tried. When {he} went across the square a little later, a window opened. “Good morning!” called somebody, and knew {his} name.",
      ],
      "{Therelic} has a place of its own today, by the window. When somebody new comes, with a number in the hand and one single thing on the arm, {hero} goes up to them in the queue. “Good morning,” {he} says, in as many languages as {he} can. “What did you bring?”",
    ],
  }),
  story({
    says: [
      /\b(?:moves|moved|move|emigrat(?:es|ed)|has moved|had moved)\b/,
      /\b(?<child>(?:[Tt]he|[Hh]er|[Hh]is|[Tt]heir) (?:[a-z-]+ ){0,2}?(?:daughter|son|child|boy|girl|brother|sister|grandson|granddaughter))(?: \p{Lu}\p{L}+)? (?:stop(?:s|ped) (?:talking|speaking|eating|laughing|singing)|(?:does|did|will|would) not (?:speak|talk|laugh|say a word)|no longer (?:speaks|spoke|talks|laughs)|(?:falls|fell|went|goes) silent)/u,
    ],
    may: [
      /\bbecause (?:s?he|they) (?:misses|missed) (?<missed>(?:her|his|their) (?:[a-z-]+ ){0,2}?[a-z]+)/,
      phrase(`to ${where("land")}`),
      phrase(`from ${where("start")}`),
      /\b[Ff]amily\b/,
    ],
    unless: /\b(?:murder\w*|killed|ghost|haunted)\b/i,
    lead: "child",
    after: [
      [
        "It was not that {hero} could not talk. The words were all there. But they were words for {missed}, and these were so far away that {hero} saw no use in letting any out. {He} nodded for yes, and for no {he} looked at the floor.",
        "It was not that {hero} could not talk. The words were all there. But they were words for those at home, and those were so far away that {hero} saw no use in letting any out. {He} nodded for yes, and for no {he} looked at the floor.",
      ],
      "+ At first the family took no notice. Then they took notice all the time. “What would you like to eat?” “What did you do today?” They bent down and talked louder, as if {hero} had gone deaf. They told jokes and clapped their hands. It was very hard work for everybody, and in the evening each of them looked a little older.",
      [
        "+ {Theland} lay outside the window. {Hero} pressed {his} nose against the pane until there was a white spot. {He} drew in it with a finger. It was always the same: a house, a door, and in the door {missed}. Then the pane cleared, and it was gone again.",
        "+ {Hero} pressed {his} nose against the window until there was a white spot on the pane. {He} drew in it with a finger. It was always the same: a house, a door, and in the door somebody with open arms. Then the pane cleared, and it was gone again.",
      ],
      "One night {hero} heard a noise in the kitchen and crept out. There sat {his} mother on the floor, all alone, between two boxes. She had a jar from home open in front of her and was smelling it. She wept without a sound. {Hero} had thought that {he} was the only one in the whole house.",
      "{He} sat down next to her. She held the jar under {his} nose, and it was all in there: the yard, the rain, the stairs. “I've run out of words as well,” said {his} mother. “I say 'fine' all day long. It's the only one I've got left.” And that was when {hero} had to give her one. It was the first for weeks, and it was quite rusty. “Mama,” said {hero}.",
    ],
    end: [
      [
        "They did not wait for the morning. They rang up right away, from the kitchen floor, and it did not matter how late it was there. It rang for a long time. Then there was a crackle, and a breath, and {hero} began. {He} told it all, for {missed},, from the first day on, without a stop. It took two hours, and everybody else in the house sat on the boxes and listened.",
        "They did not wait for the morning. They rang up home right away, from the kitchen floor, and it did not matter how late it was there. It rang for a long time. Then there was a crackle, and a breath, and {hero} began. {He} told everything, from the first day on, without a stop. It took two hours, and everybody else in the house sat on the boxes and listened.",
      ],
      "From then on there was a telephone in the middle of the table, once a week, with a plate in front of it. And since {hero} had to have something to tell each time, {he} began to look round: at the dog with three legs, at the boy who wore two hats. {He} even had to go across and ask what they were called.",
      "These days no one in that family can get a word in. {Hero} talks at breakfast, and with a full mouth, and in two languages. Nobody says “fine” there any more. When someone is homesick, they fetch the jar and sit down on the floor, and they never sit there alone for long.",
    ],
  }),
  story({
    says: [
      phrase(
        `(?:guid(?:es?|ed)|lead|leads|led|bring|brings|brought|take|takes|took|get|gets|got) (?<flock>(?:(?:an?|the|his|her|their|two|three|four|five|ten|twelve|some) )?(?:[a-z-]+ ){0,3}?(?:tourists|hikers|children|passengers|travellers|climbers|pupils|scouts|villagers|strangers|holidaymakers|students|visitors|walkers)) (?:safely )?(?:out of|through|across|over|down from|down|off) ${where("wilds")}`,
      ),
      /\b(?:ranger|guide|leader|captain|driver|teacher|scout|officer|warden|shepherd|sherpa|before|lost|stranded|storm|must|had to|has to)\b/,
    ],
    may: [/\bbefore (?<ownlimit>(?:the|it|they|night) [^.!?\p{Lu}]+)[.!?]/u, /\b(?:must|had to|has to)\b/],
    unless: /\b(?:murder\w*|killed|prison|convoy|army|Underground Railroad|slaves|zombie\w*|blind|dog|revolution)\b/i,
    of: "adults",
    after: [
      "{Hero} counted them, and then {he} counted what they had. {Theflock} stood round {him} in a half circle and looked at {his} mouth. They did not look at {thewilds}; there was too much of that. “Well,” said {hero}, “we'll go now. In my steps, please. And nobody goes ahead of me.”",
      [
        "{He} did not tell them the sum that {he} had done in {his} head. It had to be finished before {ownlimit}, and it would be close, even if nobody fell. {Hero} shared out what there was with a bottle cap. A man who had been a director at home said that it was ridiculous. He drank his cap all the same.",
        "{He} did not tell them the sum that {he} had done in {his} head. There was so much way, and so much day, and they did not fit. {Hero} shared out what there was with a bottle cap. A man who had been a director at home said that it was ridiculous. He drank his cap all the same.",
      ],
      "+ After some hours they no longer talked. One of them had lost a heel, and one limped. {Hero} heard every step behind {him}, and by now {he} knew each by its sound. When one of them was missing, {he} stopped at once, went back, and took the bag. {He} was carrying three by then.",
      "Then the mark was gone. {Hero} had been looking for it for an hour: a cairn, as tall as a man, which had always been there. There was nothing. {Thewilds} looked the same on all sides. “You do know where we are?” asked the director.",
      "{Hero} could have said yes. It is what you say. {He} turned round and looked at each of them. “I don't,” said {hero}. “Not at the moment. I need your eyes.” And a woman who had not said one word all day lifted her arm. “I clean windows,” she said. “I see smears. There's a smear over there.”",
    ],
    end: [
      "It was a path, or it had been one. {Hero} would have walked right past it. The woman went in front now, and {hero} was at the back, with four bags and the director, who had put an arm round {his} neck and no longer found anything ridiculous. Nobody asked how far it was. Somebody counted out loud, and they all walked to it.",
      "It was nearly dark when they saw the first roof. {Hero} let them all go past, and touched each of them on the shoulder, and counted. All {theflock} were there. The last of the water {he} gave to the woman who cleaned windows.",
      "A new cairn stands there now, twice as tall as a man. {Theflock} built it, with the director carrying the stones. {Hero} still goes in front in {thewilds}, and nobody overtakes. But every hour {he} stops and turns round. “What do you see?” {he} asks each of them, and waits for the answer.",
    ],
  }),
  story({
    says: [
      /\b(?:camp(?:s|ed|ing)?|tents?)\b/,
      /\btents? (?:\w+ )?(?:blows?|blew|flew|flies|leaks?|leaked|collapses?|collapsed|floods?|flooded|floats?|floated|was (?:blown|torn|stolen|under water)|is (?:blown|torn|stolen)|falls?|fell|tears?|tore)\b[^.!?]*/,
    ],
    may: [
      /\bin the (?:pouring )?rain\b/,
      /\bon the (?:very )?first night\b/,
      /\b(?:went|goes|go) camping\b/,
      phrase("with <friend:somebody>"),
    ],
    unless: /\b(?:murder\w*|killed|bear|ghost|circus|refugee\w*|expedition|pole)\b/i,
    of: "people",
    after: [
      "One moment it had still been there, more or less. Now there was a flat place in the grass, with four pegs, and {hero} sat on it in a sleeping bag, with wet hair. “The tent,” said {hero}. It was all that could be said about it.",
      "+ There was a torch, and it showed rain. {Hero} ran in one direction in pyjamas, and came back and ran in the other. Something pale hung high up in a tree and waved to them. “At least it's up,” somebody said. It had taken three hours that afternoon to get it to stand.",
      "+ They saved what could be saved. The bread was a sponge. The matches were soup. Each thing that {hero} pulled out of the mud was held up to the torch, and it got worse each time. “Whose idea was it to go camping?” was the question now. Each of them pointed at a different one.",
      "Then they quarrelled in earnest, in the rain, in the middle of the night, as loudly as they could, because nobody could hear. It was about the pegs. Then it was about last summer, and who never helped, and who always knew best. {Hero} shouted until {hero} had no breath left. And into that silence, quite near, there came a cough.",
      "A light came swaying through the trees. Under it there was an umbrella, and under that an old woman in rubber boots. “I'm from the farm up there,” she said. “I've been sitting at the window with my husband. We haven't got a television.” She looked at the pegs. “You put them in the wrong way round. They all do.”",
    ],
    end: [
      "Half an hour later {hero} lay in the hay above the cows, in borrowed nightshirts that came down to the feet. It smelled of summer, and it was warm from below. On the beam stood a pot of cocoa. Nobody mentioned the pegs. Somebody began to giggle, and it went from one to the next, until even the cows joined in.",
      "In the morning the sun shone as if nothing had happened. The old man climbed up into the tree in his slippers and brought down what was left of the tent. It was just enough for a roof on four sticks. {Hero} could have gone home. But there was that pancake smell, and there was the brook, and so they stayed all the week, under a bit of roof.",
      "There is a new tent now, with a guarantee. When it rains on it at night, {hero} lies there and listens, and is nearly disappointed that it holds. They always camp below that farm. And on the first night two old people sit up at their window with the light out, and wait, and hope a little.",
    ],
  }),
  story({
    says: [
      phrase(
        "(?:climb(?:s|ed)?|search(?:es|ed)?|travel(?:s|led)|look(?:s|ed)|div(?:es|ed)|walk(?:s|ed)|went|goes|row(?:s|ed))\\b[^.!?]*? (?:for|to find|to fetch|to pick|to get|to catch|to take) (?<prize>(?:an?|the|his|her) (?:[\\p{L}-]+ ){0,3}?(?:flower|orchid|butterfly|edelweiss|pearl|shell|bird|fish|plant|egg|feather|stone|crystal|rose|orchids|mushroom))",
      ),
      /\b(?:decid(?:es|ed) (?:not to|to (?:leave|let))|(?:leaves|left|let|lets) (?:it|her|him)|(?:does|did|could|can) not (?:pick|take|catch|bring|touch|keep)|cannot (?:pick|take|catch))\b[^.!?]*/,
    ],
    may: [/\bin the (?:whole )?world\b/, phrase(`(?:on|in|up) ${where("wilds")}`), /\b(?:a|the) cliff\b/],
    unless: /\b(?:murder\w*|killed|shop|princess|dragon|spell)\b/i,
    of: "people",
    after: [
      "{Hero} had known {theprize} only from a drawing, and the man who had made it had been dead for a hundred years. It hung over {his} bed. “There's no such thing any more,” people said.",
      "So {he} had left home with a rope, a box lined with cotton wool, and all that {he} had saved. The box was for {theprize}. {Hero} had cut the cotton wool {himself}, in exactly the right shape. At night {he} opened it and looked at the hollow in the middle, in which there was still nothing.",
      "+ There were days on which {he} only went backwards. It hailed. A strap tore, and half the food rolled away. {Hero} did not think of turning back even once. {He} thought of their faces at home, when {he} would put the box on the table, and lift the lid, and not say a word.",
      "Then {hero} pulled {himself} up over the last edge, and there it was. It was not where {he} would have looked. {Theprize} was quite small, in a crack that the sun had just reached, and much more beautiful than anybody could draw. {Hero} did not breathe. {He} opened the box very slowly, and put out {his} hand.",
      "{His} fingers were almost touching it. Then something hummed, and {hero} held still. A tiny creature had come, who was in a great hurry, and it went to {theprize} as though it did so every morning at that hour. When it had finished, it came back once more.",
    ],
    end: [
      "{Hero} sat there until the sun had gone from the crack. {He} thought of the faces at home. But in the cotton wool {theprize} would have been no more than a drawing. “Nobody will believe me,” said {hero}. Then {he} shut the box, and it clicked. It was quite a happy sound.",
      "“And? Where is it?” they asked at home, and pushed the plates to one side. {Hero} put the box on the table and lifted the lid. “There,” {he} said. They looked at the hollow in the cotton wool, and then at {hero}, and something in {his} face kept them from smiling. Then {he} told them. It took until midnight, and at the end they could all see {theprize}, each of them.",
      "{Hero} has never told anybody where it is. Collectors have come, with a lot of money, and gone away again. But once a year {he} packs the rope and leaves the box at home. {He} goes up there before sunrise, sits down opposite, and watches to see who comes humming round the corner.",
    ],
  }),
];
