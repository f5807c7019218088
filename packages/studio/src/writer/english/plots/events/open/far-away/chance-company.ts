import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { openScene, unless } from "../open-scene.ts";

/** Strangers who have to wait, who is left after the end, who comes back too young, and who plays far away. */
export const chanceCompany: readonly ClauseScene[] = [
  {
    by: "any",
    words: inSentence(
      "(?:waited|wait|waiting|were (?:stuck|stranded|snowed in|forced to wait|trapped)|got (?:stuck|stranded|snowed in)|had to (?:wait|spend the night|stay)|spent the night|spend the night|missed (?:the|their) last (?:train|bus|ferry|flight))\\b[^.]*?\\b(?:station|airport|hut|inn|motel|hotel|cabin|ferry|waiting room|terminal|platform|harbou?r|bus stop|petrol station|service station|caf[eé]|lodge|train)\\b[^.]*",
    ),
    idea: /^(?!.*\b(?:murder\w*|killer|thief|ghost|space|enem\w+|ex-\w+|dead|bomb|robbers?|corpse)\b).*\b[Tt]wo (?:strangers|people|women|men|travell?ers|passengers)\b/,
    after: [
      [
        0,
        "=They sat down as strangers do, one at the one end and one at the other, with all the empty places in between. For the first hour they both looked at the clock. It had stopped, but neither of them wanted to be the first to say so. A sandwich was eaten, very quietly, so as not to have to offer any.",
      ],
      [
        1,
        "=“It's stopped,” one of them said in the end. “Since ten past nine.” “I know,” said the other one. “It was the only thing there was to look at.” After that there was a bag on the seat in the middle, and some time later another one beside it.",
      ],
      [
        1,
        "=There was a machine on the wall that had one thing left in it, behind number eleven. It took all their coins, those of the one and then those of the other. It hummed, it shook, and it gave out a pair of shoelaces, brown. They had them for supper, so to speak: each of them got one.",
      ],
      [
        1,
        "=It is easy to tell something to somebody whom one is never going to see again. They began with the shoelace, and about one o'clock they had got to what neither of them had ever told anybody. It did not take long. It was quite a small thing, in both cases, and it had been carried about for twenty years.",
      ],
      [
        0.5,
        "=“And why didn't you just ring up?” asked the one. It had only been a question. But it was the wrong one, one could hear it fall down. The other one picked up the bag, went over to the window, and stood there for a very long time with the back of a coat. It got cold between the chairs.",
      ],
    ],
    end: [
      [
        0,
        "=“Because I'd have had to say who's speaking,” it came from the window at last. The one thought about that. Then there was a rattling: it was the telephone by the door, an old one, with a slot. “I've got no more coins,” said the one, “they're in the machine. But one can practise.” So they practised, by turns, with the dead receiver, until four in the morning. “Who's speaking?” “It's me.” By the end it sounded as though it was nothing at all.",
      ],
      [
        0.6,
        "=When it got light, a man came with a shovel and a bunch of keys. “You can get on,” he said, and mended the clock with his elbow. They both had to go, and in two directions. They stood there with their bags. “Have you got the number?” “Yes. And you?” “By heart.” Neither of them looked round, so as not to find out whether the other one did.",
      ],
      [
        0.75,
        "=Two telephones rang that day, in two towns, and were picked up. “Who's speaking?” they asked there. Since then the clock there has been right. But somewhere there are two coats that have only one brown shoelace each, in the pocket, and it is never taken out when they are cleaned.",
      ],
    ],
  },
  {
    by: "any",
    words: inSentence(
      "(?:(?:waited|wait|were (?:stuck|stranded|snowed in|forced to wait|trapped)|was (?:snowed in|stranded)|got (?:stuck|stranded|snowed in)|had to (?:wait|spend the night|stay)|spent the night|missed (?:the|their) last (?:train|bus|ferry|flight))\\b[^.]*?\\b(?:station|airport|hut|inn|motel|hotel|cabin|ferry|waiting room|terminal|platform|harbou?r|bus stop|petrol station|service station|caf[eé]|lodge|train)\\b[^.]*|(?:storm|snow|snowstorm|blizzard|strike|fog|avalanche) (?:trapped|stranded|kept|forced|cut off|held)\\b[^.]*)",
    ),
    idea: /^(?!(?:.*\b[Tt]wo (?:strangers|people|women|men|travell?ers|passengers)\b))(?!.*\b(?:murder\w*|killer|thief|ghost|space|enem\w+|ex-\w+|dead|bomb|robbers?|corpse)\b).*\b(?:[Ss]trangers?|[Pp]assengers|[Tt]ravell?ers|[Gg]uests|[Pp]eople|[Aa] group)\b/,
    after: [
      [
        0,
        "=For the first hour everybody looked at the board. Then the board went out as well. There were eleven chairs, and people sat down as people do, with an empty one on each side. Somebody had a sandwich, and ate it very quietly, so as not to have to offer any.",
        "=For the first hour everybody looked at the clock. Then the light went out, and one could no longer see it. There were more chairs than people, and they sat down as people do, with an empty one on each side. Somebody had a sandwich, and ate it very quietly, so as not to have to offer any.",
      ],
      [
        1,
        "=It got cold. There was a stove, but it wanted wood, and the only wood was a bench that belonged to somebody. A long debate began about whether one may. A notice on the wall said that it was forbidden to put one's feet on it. It said nothing about burning it. That broke the ice. The bench burned very well.",
      ],
      [
        1,
        "=Now they had to move closer together, whether they wanted to or not. A tin of biscuits came out of one of the bags. It had been meant for a sister-in-law. “She doesn't like me anyway,” it was said, and the lid came off. Out of another bag came a bottle, and out of a third one slippers.",
      ],
      [
        1,
        "=Then they told each other where they had been going. It was a wedding, an operation, and a house that had to be looked at. Nobody said how important it was. One could tell by how often they did not look at the clock.",
      ],
      [
        0.5,
        "=Towards three it was quiet, and the last bit of wood had been burned. Somebody was crying in the dark, very tidily, into a handkerchief. They all heard it. All of them thought that one of the others would say something, somebody who knew how to do that. And so for a while nobody said anything at all.",
      ],
    ],
    end: [
      [
        0,
        "=“I can do the trick with the coin,” said a voice at last. “It only works in the light, though.” There was a rustling. Somebody found a torch, and somebody else held it. The coin came out of an ear, and then out of the slipper, and then out of the biscuit tin. It was not a good trick. By the third time the handkerchief was laughing. By the fourth time they all had to do one.",
      ],
      [
        0.6,
        "=When it got light, nobody noticed straight away. The door was pulled open from outside, and a man with a shovel stood there in the sun. “It's all running again,” he said. “You can get on.” They looked at him as though he had come at the wrong moment. Somebody still had an ace up his sleeve.",
      ],
      [
        0.75,
        "=They had not asked each other for their names. But there is a new bench there, and it came from nowhere, with a small brass plate: “Given by eleven chairs.” Once a year, when the snow comes down, some people get out there who have no need to. One of them brings biscuits.",
        "=They had not asked each other for their names. But there is a new bench there, and nobody knows where it came from. It has a small brass plate: “In place of the old one. It burned very well.” Once a year some people stop there who have no need to. One of them brings biscuits.",
      ],
    ],
  },
  ...openScene({
    by: "any",
    words: inSentence(
      "(?:(?:was|were|is) now (?:older|an old)\\b[^.]*|(?:was )?(?:met|greeted|picked up|welcomed|received) (?:[^.]*? )?by (?<kin>(?:an?|his|her|the) (?:[a-z]+ )?(?:daughter|son|sister|brother|twin|child|granddaughter|grandson))\\b[^.]*|(?<kinned>(?:his|her) (?:little |younger |twin |baby |own )*(?:daughter|son|sister|brother|child)) (?:was|had become|is|had grown)\\b[^.]*?\\b(?:older|old)\\b[^.]*|(?:found|finds|discovered|learned) that (?:[^.]*?)\\b(?:older than|(?:had|was) (?:all )?(?:grown old|old now))\\b[^.]*)",
    ),
    idea: /\b(?:[Aa]stronauts?|[Cc]osmonauts?|[Pp]ilot|[Ee]xplorer|[Ss]pace)\b.*?\b(?:years|decades|light)\b(?=.*\b(?<relative>daughter|son|little sister|little brother|sister|brother|twin sister|twin brother|twin)\b)/,
    after: [
      [
        0,
        "=They had shaken hands first, because it was an official occasion. There was a band, and there was cake. {Hero} looked for the eyes, because those stay as they are. They were the same eyes. Round them there was a whole life that {he} had not been there for.",
        "=They shook hands, because neither of them knew what else one does. {Hero} looked for the eyes, because those stay as they are. They were the same eyes. Round them there was a whole life that {he} had not been there for.",
      ],
      [
        1,
        "=“You haven't changed,” said the {relative}. It was a reproach. {Hero} had a present with {him}, the same as {he} had promised at the time: a stone, a very pretty one, for somebody who collected stones. “I stopped collecting them long ago,” said the {relative}. “Thank you.”",
      ],
      [
        0.55,
        "=At home the stairs had to be taken slowly. {Hero} ran ahead, and ran back again, and did not know where to put {his} hands. There were photographs on the wall: a school bag, a wedding, a dog, another dog. In every one of them there was a bit of room on the left. “I always moved over a little,” said the {relative}, “so that you'd fit in.”",
        "=At home the stairs had to be taken slowly. There were photographs on the wall: a school bag, a wedding, a dog, another dog. In every one of them there was a bit of room on the left. “I always moved over a little,” said the {relative}, “so that you'd fit in.”",
      ],
      [
        0.5,
        "=In the evening it came to a quarrel, about a window: open or shut. “You'll catch cold,” said the {relative}. “You can't tell me what to do,” said {hero}, “I'm the older one.” It got very quiet. It was true, and it was not true. One of them had grey hair, and the other one had the papers. {Hero} took {his} blanket and went to sleep on the balcony, under the stars. {He} knew {his} way about there.",
        "=In the evening it came to a quarrel, about a window: open or shut. “You'll catch cold,” said the {relative}. “You can't tell me what to do,” said {hero}. It got very quiet. Forty birthdays stood in the room, and nobody had blown them out. {Hero} took a blanket and went out on the balcony, under the stars. One knows one's way about there.",
      ],
    ],
    end: [
      [
        0,
        "=Towards midnight the door creaked. Out came the {relative}, with a stick, a second blanket, and a torch. “When you had gone, I did that every evening,” said the {relative}, and pointed the light at the sky: three short, one long. “They told me it takes years until it gets there. So I thought, one has to begin early.” {Hero} sat up. “Three short, one long,” {he} said. “In the eleventh year. I thought it was a fault in the window.”",
      ],
      [
        0.6,
        "=They worked it out, with a pencil, and it was right to the day. After that it was easy. They began at the beginning, with the school bag, and {hero} was told everything, every dog. It took a long time, and they did not hurry. One of them had a great deal of time, and the other one a great deal to tell.",
      ],
      [
        0.75,
        "=There is a new photograph on the wall. The two of them are standing on a balcony with a cake on which there is hardly any room for the candles. There is no gap on the left in this one. The stone is on the window sill. It keeps the window open, by a hand's breadth. That was the agreement.",
      ],
    ],
    of: "people",
  }),
  {
    by: "any",
    words: inSentence(
      "(?:(?:found|finds|discovered|learned|realized|realised|noticed)(?: out)? (?:that )?(?:(?:they|he|she|his|her|their|the) (?:[a-z' -]+ )??(?:lived?|lives|sat|sits|worked|was|were|is|are) (?:[^.]*? )?(?:in the same|on the same|next door|opposite|across the (?:street|road|hall|yard|landing)|neighbou?rs?)\\b)[^.]*|(?:met|meet|decided to meet|wanted to meet|arranged to meet|travel(?:l)?ed to meet|agreed to meet) (?:up |each other |him |her )?(?:for the first time|in (?:person|real life|the real world)|at last)\\b[^.]*)",
    ),
    idea: /^(?!.*\b(?:murder\w*|alive|dead|fall in love|fell in love|scam\w*|stole\w*|steals|cheat\w*|robot|computer character|AI)\b).*\b(?:online|internet|chat\w*|gamers?|video game|computer game|forum|chess app|over the internet|on the net|pen ?pals?|play together)\b/,
    after: [
      [
        0,
        "=They had known each other for two years, and very well. Each of them knew how the other one thought, when it got close, and what the other one ate at it. Only the simple things were not known: how tall, how old, what sort of nose. It had never been needed for anything.",
      ],
      [
        1,
        "=“I'd imagined you quite differently,” was the first sentence. It was the same on both sides. After that there was a pause. On the screen there had never been a pause; when nothing occurred to one there, one jumped off something. Here there was nothing to jump off but a kerb.",
      ],
      [
        1,
        "=They tried it with talking. “How are you?” “Fine. And you?” “Fine.” It was dreadful. They had dug through mountains together, and fought, back to back, against forty at a time. Now neither of them knew whose turn it was to say something about the weather.",
      ],
      [
        0.5,
        "=“Well, then,” it was said after a quarter of an hour. “I suppose I've got to go in.” “Yes, me too.” They did not go. It was only that they turned a little to the side, one to the left and one to the right. That is how it goes when something is over before it has begun. In the evening, on the screen, one of the two names stayed grey. So did the other one.",
      ],
    ],
    end: [
      [
        0,
        "=The next day it rained, and there was a knocking, on a wall, a pipe, a window pane: tap, tap, pause, tap. There is only one meaning to that. It means: I'm coming from the left, cover me. Nobody thinks about it when it is like that. One's feet do it. Half a minute later both of them were crouching behind the same dustbin, wet through, with an umbrella at the ready. “Where are they?” whispered the one. “There,” said the other one. It was a very large pigeon.",
      ],
      [
        0.6,
        "=They took the courtyard first, and then the bicycle shed. They lost twice, and they won once, on points. By the time it got dark, each of them knew what sort of nose the other one had: one that ran. “Same time tomorrow?” “On line or off?” They thought about it. “The dustbin,” they said, both at once.",
      ],
      [
        0.75,
        "=They still play in the evenings as well. But when one of the two breaks off in the middle of it and stays grey, nobody worries. One only has to look out of the window to see somebody already running.",
        "=They still play in the evenings as well. But when one of the two breaks off in the middle of it and stays grey, nobody worries. There is a pigeon to be seen to.",
      ],
    ],
  },
  {
    by: "any",
    words: inSentence(
      `${unless("zombies?|kill\\w*|murder\\w*|fight|aliens?|robot")}(?:(?:met|meet|found each other|ran into each other|came across each other|bumped into each other)\\b[^.]*|(?:found|finds|picked up|repaired|built|heard)\\b[^.]*?\\b(?:radio|voice|other survivors?|someone|somebody|signal|footprints|smoke)\\b[^.]*)`,
    ),
    idea: /^(?=.*\b(?:[Ss]urvivors?|end of the world|[Aa]pocalypse|after the (?:war|flood|end|catastrophe|disaster|collapse)|[Ll]ast (?:two |three )?(?:people|person|humans?|man|woman|girl|boy)|empty (?:city|world|country|earth))\b)(?!.*\b(?:spaceship|station|robot|dog|island|ship|lighthouse|dinner|zombies?)\b)/,
    after: [
      [
        0,
        "=It is not easy to say something when one has said nothing for so long. What came first was a sort of croak. “Good day,” came second. It sounded so odd between all the things that nobody needed any more that it had to be said again, to make sure. “Good day,” came back.",
      ],
      [
        1,
        "=It was not trust, at first. It was only that one of them had a tin of peaches, and the other one had the opener. So they agreed on a place: a bench with a good view in all directions. Everybody was to sit down at their own end of it.",
      ],
      [
        1,
        "=After that there were questions, three for each. They were not the big ones. “Do you snore?” “Can you do long division?” “What was the last thing that you laughed about?” It took a long time to find something for the third. It had been a duck.",
      ],
      [
        1,
        "=They divided up the work: wood, water, and watching the sky. In the evening they told each other films. One of them knew all the beginnings, and the other one all the endings. It did not always go together, and it got better every time.",
      ],
      [
        0.5,
        "=Then winter came, and one of them did not get up. There was a fever, and there was no name for it. The other one went out every day and came back with less. On the ninth day the fire was so small that one could have carried it in two hands. “You'd get further alone,” came from the blanket. There was no answer to that. There was only somebody who sat down and counted the peaches.",
      ],
    ],
    end: [
      [
        0,
        "=“Fourteen times six,” said somebody in the dark. “What?” “You can do long division. So you can do that as well. Fourteen times six.” It was quiet. “Eighty-four,” it said under the blanket. “Wrong.” “It is not wrong!” It went on like that, all night, with numbers that got bigger and bigger, and whoever is annoyed is not asleep. In the morning somebody sat up and asked for a pencil to prove it. It was eighty-four.",
      ],
      [
        0.6,
        "=In spring they took a board and painted on it, in letters that one can read from a long way off: “Here are two.” They put up a bench beside it. By May the two had to be crossed out, because a woman with a cello had sat down on it. In June there were so many that they painted over the number and wrote: “Sit down.”",
      ],
      [
        0.75,
        "=The last tin of peaches has never been opened. It stands on a shelf of its own, next to the opener, and children are told about it. “And then?” they ask. “Then one of them said good day,” is the answer. “And the other one said it back.”",
      ],
    ],
  },
];
