import { role, story } from "../subject-story.ts";
import { companion } from "./companion.ts";

/** Tales of a tired genie, a mermaid on land, a baker among pirates, large ears and a light that goes out. */
export const tiredAndTempted = [
  story({
    says: [
      role("genie", "genie|djinn|jinn"),
      /\b(?:tired|bored|refus\w*|quits?|holiday|vacation|grumpy|lazy|strike|no more|fed up|sick of|wants? to be free|wanted to be free|freedom|sleep\w*|old|exhausted|bad at|wrong|mistake\w*)\b/i,
    ],
    unless: /\b(?:murder\w*|lawyer|office|death)\b/i,
    may: [
      role(
        "finder",
        "girl|boy|child|woman|man|grandmother|grandfather|widow|student|teenager|brother|sister|cleaner|fisherman|merchant|princess|baker|shepherd",
      ),
    ],
    lead: "genie",
    after: [
      "The smoke came first, and it came slowly, in three goes. Then {genie} was there, or most of {geniehim}. One foot had stayed inside. “Three wishes,” said {genie}, and yawned so that the curtains moved. “No wishing for more wishes. No ponies before ten o'clock. Could you make it quick? I was just about to lie down.”",
      [
        "@kitchen(finder talk, genie sit) “You look terrible,” said {finder}. “I've been at it for a thousand years,” said {genie}. “Palaces. Camels. More palaces. Nobody ever wishes for anything that is finished in the evening.” {Finder} pushed a chair up. {Genie} looked at it as if it were a wonder. Then {genie} sat down, very carefully, and groaned with joy.",
        "An old woman had found the lamp at the market, and had only wanted to polish it. “You look terrible,” she said. “I've been at it for a thousand years,” said {genie}. “Palaces. Camels. More palaces.” She pushed a chair up. {Genie} looked at it as if it were a wonder. Then {genie} sat down, very carefully, and groaned with joy.",
      ],
      [
        "+ “What would you wish for, then?” asked {finder}. {Genie} thought about it. “A cup of tea,” said {genie}, “that I haven't had to make appear.” So {finder} put the kettle on, by hand, and they waited until it boiled. “How long it takes!” said {genie}, full of admiration, and held the warm cup in all ten fingers.",
        "+ “What would you wish for, then?” asked the old woman. {Genie} thought about it. “A cup of tea,” said {genie}, “that I haven't had to make appear.” So she put the kettle on, by hand, and they waited until it boiled. “How long it takes!” said {genie}, full of admiration, and held the warm cup in all ten fingers.",
      ],
      [
        "But there is a law for lamps. The third wish has to be wished by sunset, or else the smoke goes back into the lamp, and the lid shuts for another hundred years. One foot was already getting thin. “How many have I used?” asked {finder}. “None,” said {genie}, and looked at the sinking sun.",
        "But there is a law for lamps. The third wish has to be wished by sunset, or else the smoke goes back into the lamp, and the lid shuts for another hundred years. One foot was already getting thin. “How many have I used?” asked the old woman. “None,” said {genie}, and looked at the sinking sun.",
      ],
    ],
    end: [
      [
        "“First,” said {finder} quickly, “I wish that you had slept well.” There was a small bang. {Genie} sat up straight, with pink cheeks. “Second, I wish that nobody can order you about any more.” The lamp gave a crack, from top to bottom. “And third?” asked {genie}, and held {geniehis} breath. “You can have a palace, you know.”",
        "“First,” said the old woman quickly, “I wish that you had slept well.” There was a small bang. {Genie} sat up straight, with pink cheeks. “Second, I wish that nobody can order you about any more.” The lamp gave a crack, from top to bottom. “And third?” asked {genie}, and held {geniehis} breath. “You can have a palace, you know.”",
      ],
      [
        "@kitchen(finder look, genie stand) {Finder} looked round the kitchen. “What should I do with a palace?” said {finder}. “Somebody would have to sweep it. I wish for one thing that is finished in the evening.” {Genie} understood at once. “Supper,” said {genie}, and there was no bang at all. {Genie} rolled up {geniehis} sleeves, took a knife, and began to peel a potato, very badly.",
        "@kitchen(genie stand) The old woman looked round the kitchen. “What should I do with a palace?” she said. “I'd have to sweep it. I wish for one thing that is finished in the evening.” {Genie} understood at once. “Supper,” said {genie}, and there was no bang at all. {Genie} rolled up {geniehis} sleeves, took a knife, and began to peel a potato, very badly.",
      ],
      "+ @kitchen(genie eat) The sun went down behind the roofs. They both looked at the foot. It stayed where it was, with all its toes. The soup was too salty, and there was a bit of string in it. “I made that,” said {genie}, and had three plates. After that there was the washing-up, and at nine o'clock it was finished, and {genie} had tears in {geniehis} eyes.",
      [
        "@bedroom(genie sleep, finder talk) The lamp stands on the window sill, with a geranium in it. {Genie} has a room, a bed with a dent in it, and Sundays. And if {finder} calls through the door in the morning, “Have you slept well?”, the answer comes after a while, from under the blanket: “Your wish,” says {genie}, and turns over once more.",
        "@bedroom(genie sleep) The lamp stands on the window sill, with a geranium in it. {Genie} has a room, a bed with a dent in it, and Sundays. And if the old woman calls through the door in the morning, “Have you slept well?”, the answer comes after a while, from under the blanket: “Your wish,” says {genie}, and turns over once more.",
      ],
    ],
  }),
  story({
    says: [
      role("mermaid", "mermaid|merman|mergirl|merboy"),
      /\b(?:legs|walk\w*|danc\w*|on land|live (?:on land|among)|become (?:a )?human|became (?:a )?human|be (?:a )?human|feet)\b/i,
    ],
    unless: /\b(?:murder\w*|wife|husband|marry|in love|love with|prince)\b/i,
    may: [...companion("mermaid")],
    lead: "mermaid",
    after: [
      "@underwater(hero look) On still nights the music came down through the water. {Hero} lay on {his} back on the sand and listened. It was always the same: first the fiddle, then the hands that clapped, and then a sound like rain, up on the wooden pier. “That's the feet,” {he} knew. And the end of {his} tail began to beat time, and the sand flew up.",
      [
        "@harbour(hero talk, mate talk) “What do you want with feet?” asked {talker}. “They get cold, and they get stepped on.” “They get stepped on!” sighed {hero}, as if it were the finest thing in the world. {Talker} shook a head and went off, and came back with something out of an old wreck. It was a mop bucket with four little wheels.",
        "@underwater(hero look) “What do you want with feet?” asked the old crab. “I've got eight, and they all hurt.” {Hero} only sighed. The crab felt sorry for {him}. He went off sideways, and came back out of the old wreck with something that he pushed along in front. It was a mop bucket with four little wheels.",
      ],
      "+ @harbour.night(hero sit) It took a good deal of practice. {Hero} sat in it, with the tail over the edge, and pushed with both hands, and in the first night {he} rolled off the slipway nine times. In the second night {he} could do a curve. There was always a little water in the bucket, and it splashed in time.",
      "@harbour.dusk(hero look) Then came the evening of the great summer dance. There were lanterns all along the pier, and the whole town had come. {Hero} rolled out of the dark as far as the last lamp, and there {he} stopped. They were all so tall. They had two of everything down there. {He} looked at {his} bucket, and at {his} wet scales, and turned round.",
    ],
    end: [
      "@harbour.dusk(hero talk) “Wait,” said somebody. On the bench behind the last lamp sat a boy of {his} own size, with a chair on wheels under him. “You do that curve very well,” he said. “Mine squeaks.” {Hero} looked at the wheels. “Don't you dance?” {he} asked. “They say that you need legs for it,” said the boy. They both listened to the fiddle for a while.",
      "@harbour.night(hero dance) “My tail has never heard of that,” said {hero}. It was beating time already. The boy laughed, and held out his hand, and they rolled into the middle of the pier, right between all those feet. They spun until the lanterns were one long stripe. They did the curve, forwards and backwards.",
      "+ @harbour.night(hero dance) The fiddler forgot to stop. All round them the people stood still, and looked, and then the baker fetched a barrow, and the smallest children climbed into it. By midnight everything in that harbour that had wheels was dancing. “Who taught you?” they asked {hero}. “You did,” said {hero}, out of breath. “I've been lying under you for years.”",
      "@harbour.dusk(hero sit) A ramp goes down from the pier into the sea now, smooth and broad. {Hero} comes up it every Saturday, in a bucket with new bearings. And in the other nights {he} lies on {his} back on the sand and listens. Among all the feet up there {he} can hear one pair of wheels, and it does not squeak any more.",
    ],
  }),
  story({
    says: [
      /\bpirates?\b/i,
      /\b(?:bak(?:es?|ed|ing|er|ery)|cakes?|cook(?:s|ed|ing)?|chef|bread|cupcakes?|biscuits|cookies|pastr(?:y|ies)|pies?)\b/i,
      /\b(?:rather|prefer\w*|secretly|loves?|loved|wants?|wanted|dream\w*|instead|opens?|opened|hobby|likes?|liked|best|become|became)\b/i,
    ],
    unless: /\b(?:treasure map|whale|murder\w*|school|birthday|swim\w*|parrot|competition|contest)\b/i,
    may: [role("talker", "cabin boy|cabin girl|first mate|helmsman|ship's cat|monkey|sister|daughter|son")],
    of: "people",
    after: [
      "@ship(hero cook) It began with the smell. Other pirate ships smelled of tar and old fish, and people ran when the wind brought it to them. This one smelled of cinnamon. It came out of the smallest window at the stern, where {hero} stood at four in the morning with flour up to {his} elbows, and hummed a song without a single battle in it.",
      [
        "@ship(hero talk, mate talk) “We haven't robbed anybody for three weeks,” said {talker}, and took a roll. “I know,” said {hero}. “I meant to, on Tuesday. But there was a dough in the middle of rising.” “The others are grumbling.” “Are they?” {Hero} looked up. “I mean, their mouths are full,” said {talker}, “but they do it in between.”",
        "@ship(hero talk) “We haven't robbed anybody for three weeks,” said the helmsman, and took a roll. “I know,” said {hero}. “I meant to, on Tuesday. But there was a dough in the middle of rising.” “The men are grumbling.” “Are they?” {Hero} looked up. “I mean, their mouths are full,” said the helmsman, “but they do it in between.”",
      ],
      "+ @ship(hero point) The next day they did attack a ship. It was a small one, with patched sails. {Hero} jumped on board with a sabre in one hand, and in the hurry with a rolling pin in the other. “Your gold!” {he} roared. “We have none,” said the thin captain. “We haven't even got bread.” {Hero} lowered the sabre. It was the rolling pin that {he} kept hold of.",
      "@ship(hero look) Then three ships of the navy came round the cape, with flags and with a hundred cannons, and there was no wind. “Surrender!” came a voice over the water. The crew looked at {hero}. The powder was wet, because there had been so many kettles on the boil. They had nothing left on board to fire with but what had been put out to cool.",
    ],
    end: [
      "@ship(hero stand) “Load the buns,” said {hero}. Nobody laughed. They loaded the buns. The first one hit the admiral in the middle of the chest, and was still warm. He looked at it. He was just about to give the order, with his sword in the air, when it reached his nose. For twelve weeks he had had nothing but biscuit with things in it that moved.",
      "@ship(hero look) He took a bite, only to be able to describe it in his report. Then a very different voice came over the water. “Have you any more of those?” it asked. {Hero} put both hands round {his} mouth. “With raisins,” {he} called, “or without?” On all three ships the men put down their guns, and formed a queue.",
      [
        "+ @ship(hero stand, mate carry) They ate until the moon came up. “I ought to lock you up,” said the admiral to {hero}, with icing in his beard. “I suppose so,” said {hero}. {Talker} put a second helping in front of him without a word. The admiral looked at the plate. “On the other hand,” he said, “the navy has four hundred ships, and all of them have biscuits that move.”",
        "+ @ship(hero stand) They ate until the moon came up. “I ought to lock you up,” said the admiral to {hero}, with icing in his beard. “I suppose so,” said {hero}, and put a second helping in front of him. The admiral looked at the plate. “On the other hand,” he said, “the navy has four hundred ships, and all of them have biscuits that move.”",
      ],
      "@ship(hero cook) The flag has been changed a little. There is still a skull on it, but the bones below are two rolling pins. When it comes over the horizon, people run, as they always did, only in the other direction now. And at four in the morning there is light in the smallest window, and somebody in there is humming.",
    ],
  }),
  story({
    says: [
      role("elephant", "elephant|baby elephant|rabbit|bunny|donkey|fox|hare|bat|puppy|dog|mouse"),
      /\b(?:(?:big|huge|large|enormous|giant|long|floppy|oversized) ears|ears (?:were|are|that were|that are) (?:far |much |so |very )*(?:too )?(?:big|huge|large|long|enormous))\b/i,
    ],
    unless: /\b(?:murder\w*|detective|wolf|circus|fly|flew|flying)\b/i,
    may: [...companion("elephant", "rabbit", "donkey", "fox", "hare", "puppy", "mouse", "dog")],
    lead: "elephant",
    early: /,? (?:until|till) .*$/i,
    after: [
      "The ears were always in the way. When {hero} turned round, they swept the cups from the table. When {he} ran, {he} trod on them, first the left one and then the right. “Here come the curtains,” said the others, when {he} came round the corner. {Hero} laughed with them, because it is easier, and went home, and hung a towel over the mirror.",
      [
        "“Tie them up,” suggested {talker}. So they tied them up on top with a ribbon, and {hero} looked like a present for somebody with bad taste. They tried clothes pegs. They tried a hat, and the hat sat up there like a boat on two waves. “I'd keep them,” said {talker} at last. “They're warm, and there is always one for me when it rains.”",
        "{Hero} tied them up on top with a ribbon, and looked like a present for somebody with bad taste. {He} tried clothes pegs. {He} tried a hat, and the hat sat up there like a boat on two waves. In the end {he} sat down with {his} back to everybody and pulled them over {his} face. It was dark in there, and nobody could see {him}.",
      ],
      "+ And in there {hero} could hear {his} own heart. {He} could hear other things, too, if {he} kept quite still: how the mole coughed, two fields away, and how a pear made up its mind to fall. {He} had never mentioned that. It did not seem to be worth much, compared with the cups.",
      "@meadow.night(hero look) Then, one night, a wind got up, and the river came over its banks. All of them climbed up on the hill in the dark and were counted. One was missing. It was the smallest, the one who had thought up the thing about the curtains. But the wind roared so loudly that there was nothing to be heard.",
    ],
    end: [
      [
        "@meadow.storm(hero stand, mate point) “You,” said {talker}, and pulled off the ribbon. “You can hear a pear.” {Hero} walked to the very edge of the hill. {He} opened {his} ears, both of them, as wide as sails. The others stepped back, because they had never seen it. {Hero} shut {his} eyes, and turned slowly, to the left, to the right. “Be quiet,” {he} said. “There.”",
        "@meadow.storm(hero stand) {Hero} walked to the very edge of the hill and pulled off the ribbon. {He} opened {his} ears, both of them, as wide as sails. The others stepped back, because they had never seen it. {Hero} shut {his} eyes, and turned slowly, to the left, to the right. Behind the wind, behind the water, somebody sobbed. “Be quiet,” {he} said. “There.”",
      ],
      "@river.storm(hero run) They followed {hero}, all of them, down through the wet grass, one holding on to the next. So they came to the old willow. In the top of it, above the black water, sat the smallest, and was too weak to call. “How did you hear me?” came a whisper. “You sniff,” said {hero}.",
      "+ @meadow.night(hero sit) Nobody could make a fire that night, for everything was wet. The smallest one shook all over. {Hero} sat down beside it and wrapped it up, once round with the left one and once round with the right, until only a nose looked out. “Well?” asked the others. “They aren't curtains,” said the voice from inside, already half asleep. “They're the whole house.”",
      "The towel has gone from the mirror, and the cups have been put on a higher shelf. In the evening, when it gets cool, the little ones run a race, because there is only room for two, one on the left and one on the right. And when it is quiet, {hero} tells them what {he} hears: that the mole is better, and that the last pear is just making up its mind.",
    ],
  }),
  story({
    says: [
      role("light", "firefly|fireflies|lightning bug|glow-?worm|lantern fish|anglerfish|star"),
      /\b(?:(?:can(?:no|')t|could(?: not|n't)|did(?: not|n't)|does(?: not|n't)|would(?: not|n't)|stop\w*|never|refus\w*|forg[eo]t\w*(?: how)? to|no longer) (?:glow\w*|shin\w*|light up|blink\w*|flicker\w*|twinkl\w*)|lost (?:his|her|its) (?:light|glow|shine)|without (?:a |any |his |her |its )?(?:light|glow)|no (?:light|glow)|(?:light|glow) (?:went out|goes out|was too weak|was too dim|is too weak)|afraid (?:of (?:the |his own |her own )?(?:light|glowing|shining)|to (?:glow|shine)))\b/i,
    ],
    unless: /\b(?:film star|pop star|rock star|movie star|fell|fallen|murder\w*)\b/i,
    may: [...companion("firefly", "fireflies")],
    lead: "light",
    after: [
      "@meadow.night(hero look) When all the others lit up, it was like a second sky. And in the middle of it there was a dark spot, which was {hero}. {He} held {his} breath. {He} pressed until {his} ears rang. “Is it on?” {he} asked. The one beside {him} looked. “Not really,” the other said.",
      [
        "@meadow.night(hero talk, mate talk) “What are you thinking of when you try it?” asked {talker}. “Of nothing but shining,” said {hero}. “All the time.” “Then I'd think of something else,” said {talker}. So they thought of plums together, and of toads, until late. {Hero} forgot that {he} was dark. But {he} stayed dark.",
        "@meadow.night(hero sit) {Hero} tried everything. {He} rubbed {himself} with phosphorus from an old match. {He} ate yellow petals, and sat all day in the sun, to store a bit of it. In the evening {he} was warm, but that was all. So {he} began to keep to the edge of the meadow, where it makes no difference who is lit and who is not.",
      ],
      "+ @meadow.night(hero look) In the dark, though, {hero} saw what the others did not, for they were always dazzled by themselves. {He} knew where the hedgehog slept. {He} saw the moths go by, grey and soft, and how beautiful they were. And {he} could always tell, before anybody else, when a small one had got tired and was hanging back.",
      "@forest.night(hero look) And so it was {hero} who saw it. A very small one had flown into the wood, on its first evening out, after a moth. It had used up all its light. “Where is up?” it called. “I can't see myself.” All the others shone in the meadow, and heard nothing but their own laughter.",
    ],
    end: [
      [
        "@forest.night(hero fly, mate run) {Hero} did not wait for anybody. {He} flew in between the firs, and {talker} came along as fast as {talker} could. “Here!” called {hero}. “I'm coming! Don't be afraid. I've been dark all my life, and nothing has ever happened to me.” {He} felt for the little one, and found a cold foot.",
        "@forest.night(hero fly) {Hero} did not wait for anybody. {He} flew in between the firs, where it was as black as the inside of a boot. “Here!” {he} called. “I'm coming! Don't be afraid. I've been dark all my life, and nothing has ever happened to me.” {He} felt for the little one, and found a cold foot, and held it.",
      ],
      "@forest.night(hero look) “Oh,” said the little one. “You're so bright!” {Hero} looked round, to see who was meant. The bark of the firs was golden. It came from {him}, warm and steady, not like a spark, but like a lamp in a window. {He} had only wanted somebody else to see.",
      "@meadow.night(hero fly) They came out of the wood side by side, and the whole meadow grew quiet. “How do you do that?” asked the one who had always sat beside {hero}. {Hero} thought about it honestly. “I don't know,” {he} said. “I believe that I can't do it for myself. I can only do it for somebody.”",
      "@meadow.night(hero sit) On most evenings there is still a dark spot in the middle of the second sky. But at the edge of the wood, when a small one has lost its way, or a hedgehog has, or a child with bare feet, a light comes through the firs, warm and steady, and it stays on until they are home.",
    ],
  }),
];
