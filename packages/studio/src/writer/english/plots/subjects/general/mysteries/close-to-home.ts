import { role, story, type WrittenStory } from "../../subject-story.ts";
import { BEGINS, CLOSE, PARTNER } from "../making/by-them.ts";

const IN_OTHER_HOMES = [
  /\b(?:disappear\w*|vanish\w*|missing|lost|gone|ran away|runs away|run away|does not come home|did not come home|doesn['’]t come home|goes away every|follow\w*|looks? for|search\w*)\b/i,
  /\b(?:(?:two|three|four|five|six|several|many|other|another|second|different) (?:other |more )?(?:famil(?:y|ies)|homes?|houses?|owners?|names?|people|neighbou?rs?|lives|households)|double life|everyone in the (?:street|village)|lives with|lived with|has been living|had been living|every house|second home)\b/i,
];

/** A pet that lives with others too. */
const inOtherHomes = {
  may: [BEGINS, /\b(?:posters?|finds? out|found out|discover\w*|follow\w*)\b[^.]*/i, /\bwith [^.]*/i],
  unless:
    /\b(?:murder\w*|killed|dead|died|ghost\w*|divorc\w*|magic\w*|witch|war|poison\w*|moves? (?:to|away)|moved (?:to|away)|wolf)\b/i,
  after: [
    "The poster had a picture, a telephone number, and “please” in three colours. {Hero} hung it on every lamp post. On the first day nobody rang. On the second day four people did, and that was odd. “I've seen it,” said a lady. “But it must be another one. This is our Mr Biscuit.”",
    "{Hero} went there. The lady from number twelve had a basket by the stove, a bowl with a gold rim, and a photo album: Mr Biscuit at Easter, Mr Biscuit in the bath. {Hero} looked at the pictures. There was the white spot, and the bent ear. It was {animal}, without any doubt. “He comes for lunch,” said the lady. “He's all alone in the world, poor thing.”",
    "+ At number nineteen the name was Captain. The man there had been a sailor, and the two of them watched the weather forecast together. At the baker's they said Princess, which was not even right. And the student in the attic cried on the phone. “But that's Einstein,” he said. “He helps me with my exam.”",
    "So {hero} invited them all to the kitchen. They sat there on six chairs and looked at one another like people who have been engaged to the same man. “He sleeps in my bed,” said a woman from the bakery. “Until ten,” said a student, “after that he's with me.” {Hero} drew a clock on a sheet of paper and coloured it in. It came out exactly. There was not one free hour in the whole day.",
  ],
  end: [
    "“And where is he now?” asked an old sailor. It went quiet. According to the clock he ought to have been there, in this very kitchen, at the bowl. Nobody had seen him since Tuesday, and that was the truth, from all sides. Now they looked at each other in a different way. {Hero} gave each of them a torch.",
    "They searched all night, and called, and the whole street heard it: “Mr Biscuit!” “Captain!” “Princess!” {Hero} called as well, in {his} own way, with the spoon on the tin. Behind the last garages somebody answered, very small. It had fallen through the roof of a shed, and could not get out. There was a good deal of pushing over who might hold the ladder.",
    "+ In the kitchen the rescued one was washed, fed and passed from lap to lap. All six names were used, and each got an answer. “He'll have to decide,” said the baker. Six people put a hand on the table, palm up. It was looked at, sniffed at, and walked over. Then there was a yawn, right in the middle, and the eyes fell shut.",
    "The clock with the six colours hangs on {hero's} kitchen door. Whoever goes on holiday crosses out their piece. They keep the six chairs. On Tuesdays they all come for soup, and something goes from one to the next under the table, with a very full stomach, and brushes against all of their legs.",
  ],
} satisfies Omit<WrittenStory, "says">;

/** Stories of suspicion among friends and family, of pets that are gone, and of noises in the night. */
export const closeToHome = [
  story({
    says: [
      /\b(?:camp(?:s|ed|ing)?|tents?|campsite|campfire|sleep(?:s|ing)? outside|slept outside|cabin|hut|treehouse)\b/i,
      /\b(?:hears?|heard|noises?|footsteps|steps|rustl\w*|howl\w*|scratch\w*|growl\w*|snapp\w*|shadow|eyes|something (?:is |was )?(?:moving|outside|creeping))\b/i,
      /\b(?:night|midnight|dark|evening)\b/i,
      /\b(?:footsteps|steps|noises?|sounds?|howl\w*|growl\w*|scratch\w*|shadow|rustl\w*|eyes|something)\b[^.]*/i,
    ],
    may: [BEGINS, /\b(?:goes|go|went) camping[^.,]*/i, /\bgroup of friends\b/i],
    unless:
      /\b(?:murder\w*|killer|dead|ghost\w*|bigfoot|monster|werewolf|alien|grandpa|grandfather|snor\w*|forg[eo]t|disappear\w*|missing|vanish\w*|escaped|convict|zombie\w*|bear|wolf|wolves|owl|hedgehog|badger|raccoon|dog|cat|turn(?:s|ed) out|only)\b/i,
    of: "people",
    after: [
      "At first there was only a twig. Then there was nothing, for so long that one could almost have fallen asleep again. Then came a step, and another. Somebody or something went once round them, slowly, and stopped exactly where {hero's} head was. There was only a bit of cloth in between. It went in and out a little, as if it was being breathed on.",
      [
        "“Did you hear that?” whispered {mate}. {Hero} had heard it. They lay side by side with their sleeping bags up to their noses. “It's a cow,” whispered {mate}. “There aren't any cows here,” said {hero}. “Then it's the wind.” The wind took another step. Outside, something fell over and rolled away, and that was the pot with the rest of the supper.",
        "“Did you hear that?” somebody whispered. They had all heard it. They lay in a row with their sleeping bags up to their noses. “It's a cow,” whispered one. “There aren't any cows here.” “Then it's the wind.” The wind took another step. Outside, something fell over and rolled away, and that was the pot with the rest of the supper.",
      ],
      "+ They made a list of what they had against it: a torch with a weak battery, a spoon, and a spray for mosquitoes. “You first,” they all said to {hero}, because {he} had the torch. “I always wanted to be the one with the torch,” thought {hero}. It had looked different by day.",
      "The zip was the loudest zip in the world. {Hero} opened it tooth by tooth, and put one eye to the gap. It was as black as ink. And in the black there were two green lights, quite low down, and next to them two more. They did not blink. There was a smacking sound, the sound of somebody who is enjoying something very much.",
    ],
    end: [
      "{Hero} switched on the torch and screamed, all in one. The others screamed as well. And out there something screamed back, in a high voice, and fell into the washing-up bowl. In the round spot of light sat a whole family of foxes, three small ones and a big one. The smallest had the pot on its head and did not know which way was out.",
      "It was dead silent. The big one looked at {hero}, and {hero} looked at the big one. Then {he} put the torch down in the grass and crept out on all fours, very slowly, with one hand in front. {He} took hold of the handle and pulled. There was a plop. The little one sat there with noodles on its ears, sneezed, and took one more mouthful before it ran.",
      "+ Nobody slept any more that night. They lay there with their heads outside, side by side, and laughed until their stomachs hurt, each time somebody said “plop”. And when the steps came back towards morning, quite quietly, they only held their breath. This time it was from joy.",
      "The pot has a dent, and it has become the most famous pot of all. It comes along each time. In the evening there is always a spoonful left in it, and it stands a little way off, on its side, so that nobody gets stuck. Then {hero} lies there in the dark and listens for the first twig.",
    ],
  }),
  story({
    says: [
      /\b(?:necklace|ring|painting|money|jewell?ery|jewels|pearls?|brooch|silver|watch|will|diamonds?|cake|heirloom|trophy|vase|earrings|bracelet|tiara|coins?|letter)\b/i,
      /\b(?:stolen|disappear\w*|vanish\w*|missing|stole|gone|theft)\b/i,
      /\b(?:birthday|wedding|party|anniversary|family (?:reunion|dinner|gathering)|christmas(?: dinner)?|funeral|dinner|celebration|feast|reunion|engagement)\b/i,
      /\b(?:(?:everyone|everybody|each|all|any of them|all of them|every (?:guest|relative|member))[^.]*(?:suspect\w*|motive|could have|lying|lies|accus\w+|blam\w+)|suspects? (?:everyone|everybody|each other|one another)|suspects?|nobody (?:is|was) allowed to leave|one of (?:them|the guests|the family))\b/i,
      /\b(?<loot>(?:(?:the|a|her|his|an) |[A-Z][a-z]+['’]s )?(?:[a-z-]+ ){0,2}?(?:necklace|ring|painting|money|jewell?ery|jewels|pearls|brooch|silver|watch|diamonds?|heirloom|trophy|vase|earrings|bracelet|tiara|coins))\b/,
    ],
    may: [BEGINS, /\b(?:everyone|everybody) [^.]*/i, /\b(?:at|during|on) (?:her|his|the|a) [^.,]*/i],
    unless:
      /\b(?:murder\w*|killed|dead body|detective|inspector|police\w*|ghost\w*|magic\w*|dragon|magpie|dog|cat|museum|bank)\b/i,
    after: [
      "+ Nobody said anything at first. Then they all spoke at the same time. The uncle had always said that one ought to lock such things up. The aunt had only been in the bedroom because of the coats. A cousin wanted to know why everyone was looking at him. Nobody had been looking at him until then.",
      "Out came what had been lying at the bottom for years. Who had got the piano at that time? Who had never paid back the loan for the car? Somebody began to count the spoons. Somebody else cried into the cream. The candles burned down, and on the cake was written, in pink, “To many more years together”.",
      "+ The children had been sent out, and sat on the stairs. They thought it was the best party for a long time. They had a list, and on the list stood all of them, even the baby. “It has got a motive,” said the biggest. “It likes everything that glitters.”",
      "At last they emptied their pockets on the table, one after another, with stiff faces. There lay tablets, a love poem, two pawn tickets, a letter from a hospital, and a train ticket for one way only. There was no sign of {theloot}. But it had become very quiet. They looked at what was lying there, and then at each other, as if they had only just arrived.",
    ],
    end: [
      "“Since when are you ill?” the uncle asked. “You've had to pawn the watch?” said the aunt. “Why didn't you say something?” Nobody had said anything for years, each of them in a different corner of the town. They sat down again. Somebody pushed the tablets back across the table, together with a piece of cake. And then each of them told what was in front of them.",
      "It was past midnight, and they had long since forgotten what they were looking for, when somebody cut the last piece. The knife made a noise. In the middle, between the marzipan and the cherries, lay {theloot}, with cream on it. “Well,” said the oldest person at the table, and took a sip of coffee. “I thought you'd never get to that one.”",
      "They stared. “You did that yourself?” “What else was I to do?” was the answer. “You come for three hours, you talk about the traffic, and then you go. I wanted to know how you are. One has to give you something to look for.” It was licked clean and put back where it belonged.",
      "They meet more often these days. They talk about the traffic for five minutes, and then somebody puts an empty plate in the middle of the table, and one after another they turn out their pockets. {Theloot} is not locked up. It has not been gone a single time since then. Only now and then it tastes a little of cream.",
    ],
  }),
  story({
    ...inOtherHomes,
    says: [
      /(?<animal>(?<keeper>(?:Old )?(?:Mrs? )?[A-Z][a-z]+|(?:[Aa]n?|[Tt]he) (?:[a-z]+ )?[a-z]+)['’]s (?:[a-z]+ ){0,2}?(?:cat|tomcat|dog|kitten|puppy))\b/,
      ...IN_OTHER_HOMES,
    ],
    lead: "keeper",
  }),
  story({
    ...inOtherHomes,
    says: [
      /\b(?<animal>(?:(?:[Hh]is|[Hh]er|their|my|our|the) )(?:[a-z]+ ){0,2}?(?:cat|tomcat|dog|kitten|puppy))\b/,
      ...IN_OTHER_HOMES,
    ],
    of: "people",
  }),
  story({
    says: [
      /\b(?:coded?|cipher|secret (?:code|message|language|sign)|cryptic|riddle|encrypted|symbols?|morse|invisible ink|strange (?:signs|symbols|numbers|message))\b/i,
      /\b(?:locker|desk|letter ?box|mailbox|book|bottle|wall|tree|bag|school|attic|map|note|letter|message|library|tower|coat|pocket|bench|diary)\b/i,
      /\b(?:crack\w*|solv\w*|decod\w*|decipher\w*|read|follow\w*|leads?|led|figure[sd]? (?:it )?out|work(?:s|ed)? (?:it )?out|find(?:s)? out|found out|translate\w*|means?|meant|mystery)\b/i,
    ],
    may: [
      BEGINS,
      ...PARTNER,
      new RegExp(`\\bWith ${role("partner", CLOSE).source}`, "u"),
      /\b(?:leads?|led) [^.]*/i,
      /\bcracks? [^.,]*/i,
    ],
    unless:
      /\b(?:murder\w*|killer|war|enigma|spy|spies|agent|alien|treasure|pirates?|gold|dead|died|grandm\w+|grandf\w+|grandpa|in love|love letter|ghost\w*|bomb|terror\w*|hacker|magic\w*)\b/i,
    of: "young",
    after: [
      [
        "At first sight it was only nonsense: circles, crosses, and a small fish that swam to the left. {Hero} held it upside down. {Partner} held it in front of the mirror. “It's from somebody who can't write,” said {partner}. “It's from somebody who can write twice,” said {hero}. They counted the fish. There were as many as there are vowels.",
        "At first sight it was only nonsense: circles, crosses, and a small fish that swam to the left. {Hero} held it upside down, and then in front of the mirror. “It's from somebody who can't write,” people said. “It's from somebody who can write twice,” thought {hero}, and counted the fish. There were as many as there are vowels.",
      ],
      "The fish was an E, that was the beginning. After that it went quickly, like a jumper when you pull the right thread. By Wednesday the table was full of paper, and the circles had turned into words. “Friday,” it said. “Four o'clock. Where nobody goes any more. Come if you got this far.”",
      "+ They might have told somebody. But whom? “It'll be the big ones,” said the others, “and they'll pour water over you.” {Hero} had thought of that too, and packed a towel.",
      [
        "On Friday the door was ajar. In there it smelled of dust and chalk. {Partner} took hold of {hero's} sleeve. It was so dim that they could only see what was right in front of them, and that was a fish, drawn on the floor, and it swam to the left. They followed it. After it came the next one. At the end of all the fish somebody was sitting with their back to them.",
        "On Friday the door was ajar. In there it smelled of dust and chalk. It was so dim that {hero} could only see what was right in front of {him}, and that was a fish, drawn on the floor, and it swam to the left. {He} followed it. After it came the next one. At the end of all the fish somebody was sitting with their back to the door.",
      ],
    ],
    end: [
      "“You're late,” said a voice that shook a bit. “I mean, three weeks late. I put forty of them everywhere. I thought that no one could do it.” It was a girl from the other class, the one who never said anything. In front of her lay a notebook, as thick as a brick, and it was full of fish.",
      "“You invented all that?” asked {hero}. She nodded. “In ordinary letters I never know what to say,” she said. “In this I do.” {Hero} took the chalk from the floor. {He} thought for a while how it went. Then {he} drew three circles, a cross and two fish, rather crooked ones. The girl read it, and turned red up to her ears. She drew something next to it. It was very long.",
      "+ By the time it got dark the whole floor was covered. They had told each other everything: which teacher sang in the car, what one is afraid of, and the best sort of cheese. Nobody had said a word aloud, and they had laughed the whole time. “One fish is wrong,” the girl wrote at last. “But I like it. Leave it.”",
      "Now and then there is a slip of paper somewhere, in a locker or under a bench. Teachers turn it round and throw it away. {Hero} smiles, and puts it in {his} pocket. On Fridays at four there are quite a few of them by now. And over the door, very small, so that only those can see it who got that far, a fish swims to the left.",
    ],
  }),
  story({
    says: [
      /\b(?:saw|sees?|seen|catch(?:es)?|caught|watch\w*|notic\w+|discover\w*|finds? out|found out|knows?|knew)\b/i,
      /\b(?<pal>(?:his|her|my|their) (?:best |good |old |new |older |big |little )*(?:friend|brother|sister|cousin|classmate)(?: [A-Z][a-z]+)?)\b/,
      /\b(?:steals?|stole|stolen|stealing|shoplift\w*|thief|cheat(?:s|ed|ing)?)\b/i,
      /\b(?:whether|tell (?:on|someone|anyone|the|his|her|it)|should tell|keep (?:it |the )?(?:secret|quiet)|what to do|silent|promise[sd]?|swear|swore|telling|betray\w*|cover(?:s|ed)? (?:for|up)|decide)\b/i,
    ],
    may: [
      BEGINS,
      /\b(?:steals?|stole|stealing) [^.,]*/i,
      /\b(?:whether|should) [^.]*/i,
      /\b(?:does not|did not|doesn['’]t) know [^.]*/i,
    ],
    unless:
      /\b(?:murder\w*|boyfriend|girlfriend|husband|wife|bank|heist|museum|cheat(?:s|ed|ing) on (?:him|her|his|her)|affair|ghost\w*|detective|gang|company|boss|hearts?|idea|exam|king)\b/i,
    of: "young",
    after: [
      "It had gone very fast. A look over the shoulder, a hand, a sleeve. If {hero} had bent down for {his} shoelace, {he} would have missed it. Now it could not be missed any more. “Coming?” called {pal}, quite cheerfully, and {hero} came. {His} legs did that by themselves.",
      "On the way home {pal} talked about football, and about a film, and {hero} said “Mm.” There was something in that sleeve, and it walked between them like a third person. {Hero} could have asked. Three times {he} opened {his} mouth. At the corner {pal} stopped. “You saw it,” said {pal}. It was not a question. “You won't tell. You're my friend.”",
      "+ At night {hero} lay there and had a trial in {his} head. One of {him} said: that's what friends are for. The other said: the lady in the shop gave you a plaster when you were five. Both were right. That was the worst of it. Towards morning the judge fell asleep.",
      "+ Two days later the lady in the shop stood there with a notice in her hand. From now on children were only allowed in one at a time, and without bags. She looked tired. “It isn't about you,” she said to {hero}. “I know that you'd never.” {Hero} felt it get hot under {his} hair. {He} put back the chewing gum and went out.",
    ],
    end: [
      "{Pal} was sitting on the wall. “I won't tell on you,” said {hero}. “But I can't carry it for you, either. It's too heavy. You tell her.” {Pal} jumped down. There were words then, loud ones, coward and traitor. “All right,” said {hero}, and {his} voice wobbled. “I'll wait here. I'll wait until six. And if you go in, I'll go in with you.”",
      "It was a very long afternoon. It struck four, and five. At ten to six somebody came round the corner, with both hands in the pockets and a face like three days of rain. “They'll all laugh,” said {pal}. “I won't,” said {hero}. So they went in, both at once, although it was forbidden. The bell over the door had never been so loud.",
      "“I took this,” said {pal}, and put it on the counter. More did not come out. The lady looked at it for a while, and then at the two of them. “It takes two to be so pale,” she said. “There are boxes in the yard to be folded. An hour, I should think.” It took two hours, because they began to laugh over the tape.",
      "They are friends still, and it is a different kind. It can bear more. When one of the two does not know what to do, they sit down on the wall, and the other says: “Until six.” And in the shop the bell rings, and the lady looks up, and goes on reading.",
    ],
  }),
];
