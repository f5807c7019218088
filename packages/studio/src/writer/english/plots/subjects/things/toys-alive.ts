import { role, story } from "../subject-story.ts";
import { withAndWithout } from "../with-and-without.ts";

/** Stories of toys that are alive: at night, on strings, on a music box. */
export const toysAlive = [
  ...withAndWithout({
    says: [
      /\b(?<toys>(?:the |all the |some |old |his |her |their )?(?:old |forgotten |broken )?(?:toys|dolls|puppets|stuffed animals|teddies|teddy bears|soft toys))\b/i,
      /\b(?:at night|every night|midnight|after dark|asleep|sleeps?|(?:come|comes|came|coming) (?:alive|to life)|when (?:nobody|no one)|secret(?:ly)?|wak(?:e|es|ing) up|woke)\b/i,
    ],
    may: [role("child", "girl|boy|child|kid|daughter|son|toddler|brother|sister")],
    unless:
      /\b(?:murder\w*|ghost|haunted|cursed|evil|horror|kill\w*|attic|house will be sold|shops?|stores?|museum|factory|school|kindergarten|library|robots?|collector|hospital|theatre|circus)\b/i,
    after: [
      "@bedroom.night(hero) It always began in the same way. The last lamp went out, a door closed, and somebody in the dark counted to a hundred, in a whisper, because rules are rules. At a hundred the lid of the big box flew open.",
      "@bedroom.night(hero dance) The captain of the tin soldiers blew his trumpet, very softly. The dolls took off their stiff shoes and danced. The racing car gave rides, three times round the table leg, and a large old bear saw to it that everybody had a turn, even the spinning top, who was always sick.",
      "@bedroom.night(hero look) Only one of them was new that night. It was a small grey donkey with one loose leg, and it stayed by the wall. “Come and dance!” they called. “I can't,” said the donkey. “When I stand, I fall down.” It showed them. It was true.",
      "+ @bedroom.night(hero) They all tried to help. The captain tied on a matchstick, and it broke. The dolls tried a ribbon. The old bear brought a drop of honey from the kitchen, as a glue, and afterwards everything stuck to the donkey except the leg.",
      "@bedroom.night(hero run) Then there was a click, and a light fell under the door. “Somebody's coming!” hissed the captain. Everybody ran. They tumbled over one another into the box, and the lid fell shut. And in the middle of the floor, far from the wall, stood the donkey.",
    ],
    end: [
      [
        "@bedroom.night(child look) The door opened. {Thechild} came in, in slippers, and stopped right in front of the donkey. In the box they did not dare to move. If the donkey had been by the wall, all would have been well. But there it stood, in the moonlight, on a dance floor.",
        "@bedroom.night(hero) The door opened. A pair of slippers came in and stopped right in front of the donkey. In the box nobody dared to move. If the donkey had been by the wall, all would have been well. But there it stood, in the moonlight, on a dance floor.",
      ],
      [
        "@bedroom.night(child look) Then the donkey did what it could do. It fell down, with such a small, silly thump, that {thechild} laughed out loud. “So you were dancing, you old thing,” {childhe} whispered. And {thechild} winked at the box, went back to bed, and switched off the light.",
        "@bedroom.night(hero) Then the donkey did what it could do. It fell down, with such a small, silly thump, that the one in the slippers laughed out loud. “So it was you, you old thing,” said a sleepy voice. And the slippers went away again, and the light went out.",
      ],
      "+ @bedroom.night(hero dance) “You saved us all,” said the captain, and saluted. “I only fell over,” said the donkey. “That's it,” said the old bear. “None of us would have been brave enough.” They carried the donkey three times round the table leg, and the spinning top was only a little sick.",
      [
        "@bedroom.dawn(child look) In the morning all of them sit where they were sitting in the evening. Only a small grey donkey wears a tiny medal made of silver paper. {Thechild} looks at it for a long time, smells the chocolate on it, and tells nobody at all.",
        "@bedroom.dawn(hero sit) In the morning all of them sit where they were sitting in the evening. Only a small grey donkey wears a tiny medal made of silver paper, and it still smells of chocolate.",
      ],
    ],
  }),
  ...withAndWithout({
    says: [
      role("puppet", "puppet|marionette|hand puppet|wooden puppet|string puppet"),
      /\b(?:strings?|free|freedom|on (?:his|her|its) own)\b/i,
    ],
    may: [role("master", "puppeteer|puppet master|puppet player|old man|grandfather|grandpa|old woman")],
    unless: /\b(?:puppet theat\w+|murder\w*|haunted|cursed|evil|horror|kill\w*|nobody has laughed|Pinocchio)\b/i,
    after: [
      "@theatre(puppet dance) Every evening at six the curtain went up and {thepuppet} bowed, first to the left and then to the right. {Puppethe} had never decided on that. It came from above, like the weather. When the audience clapped, {thepuppet} thought: whom do they mean?",
      "@theatre.night(puppet talk) “What would you do without strings?” {thepuppet} asked the crocodile after the show. “I have none,” said the crocodile. “I've got a hand in me. It's no better.” So {thepuppet} asked the mouse that lived under the stage, and the mouse gave the only answer a mouse can give, and began to gnaw.",
      "@theatre.night(puppet) The first string went at midnight. {Thepuppet} felt how light the left side became. At one o'clock the last of them fell, and {thepuppet} was free. {Puppethe} took a step. Or rather, {puppethe} meant to take one. Then {thepuppet} lay on the boards like a dropped handful of spoons.",
      "+ @theatre.night(puppet) “Up you get,” said the mouse. It had not thought of that part either. They tried it with a pencil under one arm and with a thread round the nail of the lamp. {Thepuppet} stood for as long as it takes to say “hurrah”, and then not any longer.",
      [
        "@theatre.dawn(master look, puppet) In the morning {themaster} found {thepuppet} on the boards. {Masterhe} did not scold. {Masterhe} sat down on the stage and looked at the hands that had held the strings for thirty years, and the hands shook a little. “I thought you had noticed,” said {themaster}. “I can hardly hold you up any more.”",
        "@theatre.dawn(puppet look) So {thepuppet} was found in the morning by old Florin, who had held the strings for thirty years. He did not scold. He sat down on the stage and looked at his hands, which shook a little. “I thought you had noticed,” he said. “I can hardly hold you up any more.”",
      ],
    ],
    end: [
      [
        "@theatre(master talk, puppet look) {Thepuppet} had not noticed. {Puppethe} had always thought of the strings as something that pulled from above. “When you bow,” said {themaster}, “I feel it down to my elbow. When you jump, I can't sit still. I never knew which one of us had started it.” And {thepuppet} had never known that there was a heart at the other end.",
        "@theatre(puppet look) {Thepuppet} had not noticed. {Puppethe} had always thought of the strings as something that pulled from above. “When you bow,” said Florin, “I feel it down to my elbow. When you jump, I can't sit still. I never knew which one of us had started it.” And {thepuppet} had never known that there was somebody at the other end.",
      ],
      [
        "@theatre(master sit, puppet dance) That evening the curtain went up as usual. {Thepuppet} had just a single string, a long one, tied to the wrist, and the other end was tied to the wrist of {themaster}. But this time {themaster} was not hidden. {Masterhe} sat on the stage, on a stool. When {thepuppet} lifted a hand, {master's} hand rose too, and it did not shake.",
        "@theatre(puppet dance) That evening the curtain went up as usual. {Thepuppet} had just a single string, a long one, tied to the wrist, and the other end was tied to Florin's. But this time Florin was not hidden. He sat on the stage, on a stool. When {thepuppet} lifted a hand, Florin's hand rose too, and it did not shake.",
      ],
      [
        "+ @theatre(master, puppet) The audience held its breath. Nobody could have said who was leading. At the end they bowed, {themaster} and {thepuppet}, first to the left, then to the right, and then up to the lamps, where the strings used to come from. The clapping lasted until the mouse joined in.",
        "+ @theatre(puppet) The audience held its breath. Nobody could have said who was leading. At the end they bowed, the old man and {thepuppet}, first to the left, then to the right, and then, because {thepuppet} wanted it, up to the lamps, where the strings used to come from. The clapping lasted until the mouse joined in.",
      ],
      "@theatre(puppet look) The other strings hang on a hook beside the door. And now, when {thepuppet} hears the applause, {puppethe} knows whom they mean: both ends.",
    ],
  }),
  story({
    says: [
      /\bmusic box(?:es)?\b/i,
      /\b(?<dancer>(?:the |a |little |tiny |wooden |old )*(?:ballerina|dancer|figure|doll|tune|melody|song))\b/i,
    ],
    unless:
      /\b(?:dizzy|road|steps? (?:off|out|down)|stepped (?:off|out|down)|leaves|left|escap\w*|r[au]ns? away|ran away|adventures?|travel\w*|world|in love|loves?|loved|love|soldier|alive|real|thief|stol\w*|time|future|past|wish\w*|murder\w*|haunted|cursed|curse|evil|horror|kill\w*|detective|dead)\b/i,
    after: [
      "When the lid was lifted, the light came in, and the tune began. It had twenty-eight notes. Between the nineteenth and the twentieth there was a gap, because a tooth was missing in the little comb. Those who heard it always held their breath there for a moment, without knowing why.",
      "The tune went a bit slower each year. In the end the small figure on the top turned only half round and stopped with its back to the room. “It's finished,” said the people, and closed the lid.",
      "But in the dark the missing note would not keep quiet. Somewhere it had to be. The little dancer thought about it for one whole winter, with one foot in the air. It had not been lost, she decided. It had only fallen down somewhere, as small things do, and it was waiting.",
      "+ She listened to every sound in the house. A spoon against a cup: too high. The gate: too low, and rude. The clock had only two notes, and it was not willing to give one away.",
      "One day somebody who was too small to be allowed to do so picked the box up from the dresser, and shook it. Something rattled. “There's something in there!” The lid flew open, a small finger felt along the velvet, down at the very edge where it had come loose, and there it was, hardly bigger than a grain of rice: a tooth of brass.",
    ],
    end: [
      "The clockmaker needed a magnifying glass and a whole afternoon. He put in a new spring, and last of all he set the tiny tooth back into its place. “I can't promise anything,” he said, and stepped back, so that the little finger could lift the lid.",
      "The tune began, and the dancer began to turn, once round and then again. They all held their breath after the nineteenth note, as they had always done. And then came the twentieth. It was a clear, bright note, and it was so exactly the right one that the grandmother in the armchair put both hands in front of her mouth.",
      "+ “That's how it went,” she said. “I had forgotten. My mother used to sing it like that, before it fell off the table.” She began to sing, and the words were still there, all of them. They had only been waiting for the note.",
      "The box stands in a lower place now, where small fingers can reach it. And when the tune comes to the twentieth note, the dancer looks into the room every time, because that is how she happens to be standing.",
    ],
  }),
  ...withAndWithout({
    says: [
      role("doll", "doll|rag doll|porcelain doll|wooden doll|toy soldier|tin soldier|nutcracker|toy knight"),
      /\b(?:sea|sailor|adventures?|see the world|r[au]ns? away|explor\w*|set(?:s)? (?:off|out)|ocean|boat|sail\w*|captain|window)\b/i,
    ],
    may: [role("child", "girl|boy|child|daughter|son|niece|granddaughter|grandson")],
    unless:
      /\b(?:wedding|sews?|sewed|they (?:go|went)|together|with (?:his|her|the) (?:girl|boy)|pirates?|in love|murder\w*|haunted|cursed|curse|evil|horror|kill\w*|creepy|shop|attic|sandcastle|toy maker|toymaker)\b/i,
    after: [
      "@room(doll look) {Thedoll} had been sitting nicely for as long as {dollhe} could remember. That was all that was expected. But from the window sill there was a strip of sea to be seen between two roofs, as thin as a ruler, and every day something sailed along it from the left to the right. {Thedoll} had never seen where it arrived.",
      "@street.night(doll walk) So {thedoll} slid down the curtain one night and slipped out under the door. The street was as wide as a field, and a hedgehog pointed the way. By the time it got light, {thedoll} could smell salt and tar.",
      "@harbour(doll talk) Down at the harbour they laughed. “That's far too neat for a sailor,” said the gulls. But an old toy boat lay upside down between the baskets, and it still had a mast. “I leak,” said the boat, “but only on one side.” “Then I'll sit on the other,” said {thedoll}.",
      "+ @harbour(doll build) The handkerchief made a sail. For an anchor there was a bent spoon. {Thedoll} tore the lace off {dollhis} own collar to stop up the hole, and felt much better without it.",
      "@sea(doll row) They were hardly out of the harbour when the wind turned. Each wave left a bit more water in the boat. “Bail!” shouted the boat. {Thedoll} bailed with a walnut shell. And far behind them the window with the curtain became as small as a stamp.",
    ],
    end: [
      "@sea(doll climb) “Are you afraid?” asked the boat. “Yes,” said {thedoll}. “It's marvellous!” And {thedoll} climbed up the mast, right to the top, and leaned out against the wind with all {dollhis} weight, which was not much. It was just enough. The boat came upright. The sail filled, and they shot along the strip of sea, from the left to the right.",
      "+ @harbour(doll look) They arrived where everything arrives: in a little bay with a jetty, and on the jetty sat fishermen, and did not believe their eyes. “Who's the captain of that?” they asked. {Thedoll} stood at the mast, wet and crooked. They stood up and took off their caps. It was only proper.",
      [
        "@sea(child talk, doll look) The way back was easy, because {thechild} was there. {Thechild} had followed a strip of torn lace all the way to the shore, and waded in up to the knees. “You could have told me!” said {thechild}. “I'd have come along!” That was true. {Thedoll} had not thought of it.",
        "@sea(doll look) The way back was easy, because there was a small person at home who had followed a strip of torn lace all the way to the shore. “You could have told me!” called the one who came wading. “I'd have come along!” {Thedoll} had not thought of that.",
      ],
      "@room(doll look) They go together now, on Saturdays, when the sea is calm. On the other days {thedoll} sits on the window sill again, nicely, with no lace, and keeps an eye on the strip of sea.",
    ],
  }),
  story({
    says: [
      role(
        "toymaker",
        "toymaker|toy maker|doll maker|dollmaker|puppet maker|woodcarver|carpenter|wood carver|puppeteer",
      ),
      /\b(?<toy>(?:a |an |one |one last |the |his |her |last |wooden |little |small |old )+(?:toy|doll|puppet|horse|marionette|rocking horse|bird|soldier))\b/i,
      /\b(?:alive|to life|speaks?|spoke|talk\w*|breath\w*|nobody (?:buys|bought)|no one (?:buys|bought)|bankrupt|clos(?:e|es|ed|ing)|lonely|last (?:toy|doll|puppet|marionette|horse))\b/i,
    ],
    unless:
      /\b(?:murder\w*|haunted|cursed|evil|horror|kill\w*|Pinocchio|daughter|son|grandson|granddaughter|girl|boy)\b/i,
    after: [
      "@workshop(toymaker build) The workshop smelled of glue and lime wood. {Thetoymaker} took the last good piece of wood from the shelf. {Toymakerhe} had kept it for years, because there was a knot in it, and nobody knows what a knot will do. {Thetoymaker} turned it over and over, and then began to carve.",
      "@workshop(toymaker build) It went slowly. Every time {thetoymaker} was going to stop for the day, there was a small sound from the wood, like somebody clearing a throat. “All right,” said {thetoymaker}. “Just the ears. So that you can hear me grumble.”",
      "@workshop(toymaker talk) From then on {thetoymaker} talked while working. {Toymakerhe} told the wood about the great days, when the children had stood in a queue right round the corner. {Toymakerhe} told it about the quiet days, too. The ears seemed to listen.",
      "+ @workshop(toymaker build) The neighbours shook their heads. “Who is it for?” they asked. “There's plastic now, for half the money.” {Thetoymaker} did not know who it was for. But that was no reason to make the nose any worse.",
      "@workshop.night(toymaker look) On the last evening there was only the mouth to do. One cut, a little one. The lamp flickered, and the knife slipped, and the mouth became crooked. It was no longer a noble mouth. It was a grin. {Thetoymaker} put down the knife. “I've spoiled you,” {toymakerhe} said, and switched off the lamp, and went up to bed.",
    ],
    end: [
      "@workshop.night(toymaker talk) In the night there was a knocking below. It was wood on wood. {Thetoymaker} came down in a nightshirt. There it sat, on the edge of the bench, swinging its legs, and grinned with its crooked mouth. “You didn't spoil me,” it said. “With the other one I could only have recited poems. With this one I can talk to you.”",
      "@street.dawn(toymaker) They talked until the birds began. In the morning {thetoymaker} opened the shutters for the first time for months, and the little wooden thing sat on the doorstep and greeted everybody who passed. First a boy stood still, then two girls. At noon the queue reached to the corner.",
      "+ @workshop(toymaker talk) “How much is it?” they asked. {Thetoymaker} looked at the crooked mouth. “That one isn't for sale,” {toymakerhe} said. “But I've got more wood, and you may choose the knot yourselves.” They chose until the evening, and {thetoymaker} forgot that {toymakerhis} fingers were stiff.",
      "@workshop.night(toymaker talk) Every one that is made there now has some small thing that is crooked. The children ask for it. And late at night, if the shutters are closed, there are two voices in the workshop, and only one of them is made of flesh and blood.",
    ],
  }),
];
