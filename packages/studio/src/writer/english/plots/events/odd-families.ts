import type { ClauseScene } from "../clause-scene.ts";
import { inSentence } from "./event.ts";

/** Animals and beings that grow up, move in or live with others than their own. */
export const oddFamilies: readonly ClauseScene[] = [
  {
    by: "any",
    words: inSentence(
      "(?:was adopted|is adopted|raised|adopted|brought up|was raised|is raised|grew up|grows up|was brought up|was taken in|is taken in|lived|lives)(?: happily)? (?:by|with|among|amongst) (?<family>(?:an?|the|some) (?:family|flock|herd|pack|pride|group|colony) of (?<kindred>[a-z]+)|(?<kindred2>(?!humans|parents|owners|friends|sisters|brothers|monks|nuns|pirates)[a-z]+s))(?=[.,]|$)",
    ),
    idea: /^(?:(?:once upon a time |there was once |this is the story of )?(?:an?|the) (?:[a-z]+ ){0,2}?)(?<stray>kitten|cat|puppy|dog|wolf cub|wolf|bear cub|bear|fox cub|fox|owl|lion cub|lion|tiger cub|tiger)\b/i,
    after: [
      [
        0,
        "The basket had come down the river one morning in the rain, and nobody had asked any questions. “One more or less,” said the old mother, and moved over. “Everybody hungry? Then come along.” So {hero} came along.",
      ],
      [
        1,
        "Walking in a line was easy. {Hero} {was} always the last one, and the one that the others giggled about, because {he} did not walk like them, or talk like them, or sleep with {his} head where one has it.",
      ],
      [
        1,
        "“You'll grow into it,” said the old mother. So {hero} waited. {He} practised in front of a puddle every evening. Nothing came out that sounded right, and nothing grew where it should have grown.",
      ],
      [
        2,
        "Once {he} met one who looked exactly like {him}. They stared at each other for a long time. “What are you doing with that lot?” it asked. “That's my family,” said {hero}. “That isn't possible,” it said. {Hero} had not known until then that one needed permission.",
      ],
      [
        0.5,
        "In the night the dog from the farm got loose. They were all asleep in the reeds, side by side. Only {hero} {was} awake, for {his} kind is awake at night. {He} heard the chain, and the paws in the mud.",
        "In the night something big came sneaking up. They were all asleep, side by side. Only {hero} {was} awake, and {he} heard the paws in the mud.",
      ],
    ],
    end: [
      [
        0,
        "What came out of {him} then was no sound that any of them had ever made. It was a sound of {his} very own, from far down, and all the hair on {his} back stood up with it. The big one stopped, looked, thought it over, and went home with its tail down.",
      ],
      [
        0.7,
        "It was very quiet afterwards. “What was that?” asked the smallest one. “That was me,” said {hero}, and was a little startled {himself}. The old mother looked at {him} from top to bottom, as if {he} had grown that very minute. “There you are,” she said. “I knew it would come.”",
      ],
      [
        1,
        "{He} still walks at the end of the line. But that is {his} place now: so that somebody looks back. And when strangers ask, the small ones say: “That's our brother. He's the one who can do it.”",
        "{He} still walks at the end of the line. But that is {his} place now: so that somebody looks back.",
        "After that the end of the line was {his} place: so that somebody looked back.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:gets?|got|was given|were given|received?s?|unwraps?|unwrapped) (?<pet>an? (?:[a-z]+ ){0,2}?(?:dragon|dinosaur|monster|yeti|griffin|elephant)) (?:for (?:his|her|their|my) (?:[a-z]+ )?birthday|for christmas|as an? (?:[a-z]+ )?(?:present|gift))",
    ),
    after: [
      [
        0,
        "The parcel had holes in the lid, and it hiccuped. “Don't shake it,” said her uncle, who had brought it. {Hero} untied the ribbon. Two eyes looked out, and then a nose, and then the ribbon was gone.",
        "The parcel had holes in the lid, and it hiccuped. “Don't shake it,” they said. {Hero} untied the ribbon. Two eyes looked out, and then a nose, and then the ribbon was gone.",
      ],
      [
        0.3,
        "“It says here that they stay small,” Mum read out. That was on Sunday. On Monday it slept in the shoe box, on Tuesday in the laundry basket, and on Wednesday in the bath.",
      ],
      [
        1,
        "It ate the birthday cake, with the candles. It ate the guest towels. It was terribly fond of {hero}, and showed it by sitting on {him}.",
      ],
      [
        0.5,
        "“What is that smell of burning?” asked the neighbour. “The toast,” said {hero}. “And what is that on your roof?” “An aerial,” said {hero}. The aerial waved.",
        "“What is that noise?” asked the neighbour. “The washing machine,” said {hero}. “And what is that on your roof?” “An aerial,” said {hero}. The aerial waved.",
      ],
      [
        0.5,
        "By the next Sunday it no longer fitted through any door. It lay in the garden, all round the house, with its chin on the steps, and sighed. One could see what it was: it was homesick for something that it did not know. “It needs more sky,” said Dad. {Hero} had known that for days.",
      ],
    ],
    end: [
      [
        0,
        "They took it to the hills in the removal van. At first it only stood there. Then a wind came, and it lifted its head, and something answered from behind the last hill, far away, in the same voice. It looked round at {hero}. “Go on,” said {hero}. It was the bravest thing that {he} had ever said.",
      ],
      [
        1,
        "At home the garden had a dent in it, all round the house. When it rained, it became a moat, and nobody else in the street had one.",
      ],
      [
        1,
        "On {hero's} next birthday a parcel lay on the steps. There was no sender on it, and it was singed at one corner. Inside was the ribbon, washed and ironed. And on the roof sat the aerial, very much bigger, and had brought somebody along.",
        "On {hero's} next birthday a parcel lay on the steps. Inside was the ribbon, washed and ironed.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:finds?|found|discovers?|discovered|sits on|sat on|hatches|hatched) (?:an?|the) (?:[a-z]+ ){0,2}?egg\\b[^.]*",
    ),
    idea: /\b(?<hatchling>(?:an?|the) (?:[a-z]+ )?(?:dinosaur|dragon|crocodile|monster|alligator|griffin|t-?rex)) (?:hatch|came out|comes out|crawl|slip|jump|was inside|is inside)\w*/i,
    tells: /\b(?:hatched|came out|crawled out|slipped out|was inside)\b/,
    after: [
      [
        0,
        "It was larger than a proper egg and had green dots. “That isn't one of ours,” said the others. “It was lying there, and it was cold,” said {hero}. There was nothing more to be said about it.",
      ],
      [
        1,
        "It took three weeks. {Hero} kept it warm, and turned it, and told it in the evenings what had gone on that day. On the last evening somebody knocked from the inside.",
      ],
      [
        0.3,
        "There was a crack, and another one, and then half of the shell was sitting on a nose. Under it there were two eyes. They looked at {hero}, for a long time and very closely. “Mama,” said {thehatchling}.",
        "There was a crack, and another one, and then half of the shell was sitting on a nose. Under it there were two eyes. They looked at {hero}, for a long time and very closely. “Mama,” it said.",
      ],
      [
        1,
        "It was a good child. It was only a bit large. It wanted to sleep under {hero}, as one does, and from the third night on {hero} slept on top. It wanted to scratch in the sand like all the others, and dug up the fence.",
        "It was a good child. It was only a bit large. It wanted to do what all the others did, and dug up the fence.",
      ],
      [
        2,
        "“It can't stay,” they said. “What if it's hungry one day? What if it sneezes?” {Hero} looked at {his} child, who was just trying to teach a beetle to count. “It has never hurt anybody,” {he} said. “That's what they all say,” they said.",
      ],
    ],
    end: [
      [
        0,
        "Then the fox came, on a night without a moon, through the hole in the fence. He saw something grey and big, and took it for a rock, and climbed up to have a better view. The rock opened one eye. “Are you a friend of Mama's?” it asked.",
      ],
      [
        0.7,
        "The fox is said to have run as far as the next county. In the morning the hole had been filled, with a very large stone, and in front of it lay {hero's} child and was asleep. Nobody said any more about going. Somebody brought breakfast. It took two wheelbarrows.",
      ],
      [
        1,
        "It can see over the treetops by now. Every evening it lays its head on the ground, so that {hero} can climb up and tell it what has gone on that day.",
        "It could soon see over the treetops. But every evening it laid its head on the ground, so that {hero} could tell it what had gone on that day.",
      ],
    ],
    isWhole: true,
    of: "creatures",
  },
  {
    by: "any",
    words: inSentence(
      "(?:moves?|moved|sneaks?|sneaked|slips?|slipped) into (?:an?|the|his|her) (?<owner>(?:[a-z]+ )?(?:cat|dog|wolf|fox|bear|lion|giant|monster|dragon|tiger|ogre))(?:['’]s|['’]) (?<home>house|home|cave|den|castle|basket|kennel|nest|flat|apartment)",
    ),
    after: [
      [
        0,
        "It had been the only room to let. “Quiet tenant wanted,” it said on the note, “no musicians.” There was no name on it. {Hero} carried in {his} suitcase, a lamp and half a cheese, and shut the door. Then {he} heard the breathing.",
      ],
      [
        1,
        "The {owner} lay on the sofa, and was about forty times as big. “Are you the new one?” “Yes,” said {hero}, because there was no hole to be seen. “I expected somebody to be afraid of me,” said the {owner}. “I am,” said {hero}. “You don't show it.” “I've got no time. I'm unpacking.”",
      ],
      [
        0.3,
        "There were rules. {Hero} got the left half of the {home}, and the {owner} got the right half and the sofa. Nobody was to eat anybody. They wrote it down, and both of them signed.",
      ],
      [
        2,
        "It went better than anybody had expected. {Hero} could reach into every crack, and the {owner} could reach the top shelf. In the evening {hero} read the newspaper aloud, for the {owner} had never learned to.",
      ],
      [
        0.5,
        "Then the cousins of the {owner} came to visit, three of them, with long teeth. “It smells delicious in here,” they said, and looked round, and looked behind the clock. {Hero} sat in a teacup and did not breathe. “What are you hiding from us, cousin?”",
      ],
    ],
    end: [
      [
        0,
        "The {owner} got up, which took a while. “That is my tenant,” said the {owner}. “It is paid up until May. And whoever touches it will have to deal with me, and I have had a very long sleep.” The cousins suddenly remembered that they had a train to catch.",
      ],
      [
        1,
        "“You said paid up,” said {hero} in the teacup. “I still owe for March.” “Read me something,” said the {owner}, “then it's paid.” It was a long story, and a good one, and the lamp was on until two.",
      ],
      [1, "There is a new note on the door now. “No rooms to let,” it says. “We are complete.”"],
    ],
    isWhole: true,
    of: "creatures",
  },
  {
    by: "any",
    words: inSentence(
      "(?:finds?|found|gets?|got|was given|is given) (?:an?|its|his|her) new (?:home|family|owner|child|friend)(?: (?<where>(?:at|in|with|on) [^.,]+))?",
    ),
    idea: /\b(?:stray|abandoned|homeless|old|lost|unwanted|shelter|street|broken|thrown away|left behind|nobody wanted)\b/i,
    after: [
      [
        0,
        "Before that there had been a great many doors, and all of them had been shut. {Hero} knew them by their smell. At the butcher's there was sometimes a bit of something, and at the florist's there was a broom.",
        "Before that there had been a great deal of rain, and nobody who looked down. {Hero} knew the people by their shoes. Most of them were in a hurry.",
      ],
      [
        1,
        "“Not here,” they said, and “We've already got one,” and “What would we do with that?” {Hero} understood every word. One does, after a while.",
      ],
      [
        1,
        "On the coldest evening of the year there was a light still on somewhere. {Hero} did not go in. {He} only lay down where the warmth came out from under the door, and made {himself} so small that nobody could mind.",
      ],
      [
        1,
        "In the morning there was a foot next to {him}, in a thick sock. “Well,” said a voice high above it, “who are you?” Nobody had ever asked that. There was a bowl. There was an old blanket that smelled of smoke and soap. “Only for today,” they said.",
        "In the morning there was a foot next to {him}, in a thick sock. “Well,” said a voice high above it, “who are you?” Nobody had ever asked that. There was an old blanket, and it was warm. “Only for today,” they said.",
      ],
      [
        2,
        "It was “only for today” again on Tuesday, and on Wednesday as well. {Hero} tried to be useful. {He} kept awake when the others slept. {He} kept still when somebody cried. There was somebody there who had not laughed for a year, and on Thursday {hero} sneezed into the flour.",
      ],
    ],
    end: [
      [
        0,
        "Then a man came with a list and asked whether that one there belonged to anybody. It was quiet for a moment. {Hero} had already got up. “Of course,” they said, all of them, at exactly the same time. “That one is ours. Can't you see that?”",
      ],
      [
        1,
        "There is a hook by the door now, below all the others, and {hero's} name is written over it. {He} cannot read. But {he} looks at it every evening, before the light goes out.",
        "There was a hook by the door after that, below all the others, with {hero's} name written over it.",
      ],
    ],
    isWhole: true,
    of: "creatures",
  },
];
