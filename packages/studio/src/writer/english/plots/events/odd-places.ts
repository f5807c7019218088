import type { ClauseScene } from "../clause-scene.ts";
import { event, inSentence } from "./event.ts";

/** Houses, machines and letters of the alphabet in which something is not as it should be. */
export const oddPlaces: readonly ClauseScene[] = [
  {
    by: "any",
    words: inSentence(
      "(?:play(?:ed|s)?|show(?:ed|s)?|print(?:ed|s)?|receive[ds]?|got|rang|predict(?:ed|s)?|heard|broadcast|knew|told)\\b[^.]*?\\b(?:from (?:the future|tomorrow)|tomorrow's (?:news|weather|paper)|the news of tomorrow|what (?:would|will) happen tomorrow)\\b[^.]*",
    ),
    idea: /\b(?:radio|television|tv|newspaper|telephone|phone|record player|camera|computer|typewriter|letter ?box|printer|jukebox|walkie-talkie)\b/i,
    after: [
      [
        0,
        "First there was a crackle, as always. Then came something that nobody had ever heard, with a date at the end that could not be right. “It's broken,” they said. But it did not sound broken. It sounded like somewhere else.",
      ],
      [
        1,
        "They wrote everything down in an exercise book and waited. On Thursday the first bit of it came true, about the hailstones and the mayor's hat. After that nobody went to bed before midnight.",
      ],
      [
        2,
        "One evening there was a voice in the middle of it, an old one, that cleared its throat. “If you can hear me,” it said, “don't be sad about the pear tree. It has to go, but you'll like what comes after.” They knew that throat. They all looked at the smallest one, who had a frog in her own.",
      ],
    ],
    end: [
      [
        0,
        "The storm took the pear tree in March. In its place something came up that nobody had sown. It was a swing, in a way: an oak, at least, that would be a good one for a swing in seventy years. They sat around it, and the smallest one cleared her throat. “I must remember to tell us,” she said.",
      ],
      [
        1,
        "It only crackles now. But they still sit there in the evening, a little closer together than before, and sometimes somebody says a few friendly words into it, in case it works in the other direction.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:hat|wand|broom|sword|cauldron|crystal ball|spell ?book|cloak|staff)\\b[^.]*?\\b(?:was|is) (?:much |far )?(?:too|more) (?:clever|smart|bossy|wise|cheeky|intelligent|rude|talkative|cleverer)\\b[^.]*|(?:talking|bossy|cheeky|know-it-all|clever|rude|stubborn) (?:hat|wand|broom|sword|spell ?book)\\b[^.]*",
    ),
    idea: /^(?=.*\bhat\b)(?=.*\b(?:wizards?|witch\w*|magicians?|sorcer\w+)\b)/i,
    after: [
      [
        0,
        "“Not the left one, the other left,” it said, before {hero} had even opened the book. “And please don't mumble.” It was always right. That was the worst thing about it.",
      ],
      [
        1,
        "At the great meeting it answered all the questions before {hero} had understood them. They clapped. “What a head!” they said. {Hero} bowed, and what was on that head bowed a little lower.",
      ],
      [
        2,
        "One morning {hero} left it hanging on the hook. “You'll forget the salt,” it called after {him}. {He} forgot the salt. {He} also forgot the spell for stopping. By noon there was porridge as far as the market place.",
      ],
    ],
    end: [
      [
        0,
        "{Hero} came home, white up to the shoulders. “Well?” it said from the hook. “You know everything,” said {hero}. “How do I stop it?” For the first time there was a pause. “I don't know,” it said, very small. “I've never made a mistake. I have no idea how one gets out of one.” But {hero} did. {He} had been getting out of them all {his} life. {He} opened the gate to the river and whistled for the ducks.",
      ],
      [
        1,
        "Since then they discuss it first. One of them knows how it is done, and the other knows what to do when it goes wrong. At the meetings they are asked to sit in the front row, and they say “we”.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:found|finds|discovered|discovers|saw|caught) (?:an? |the |some |two |three |five )?(?<guests>(?:[a-z]+ )?(?:penguins?|polar bears?|mice|mouse|elephants?|elves|gnomes|snowm[ae]n|monsters?|ghosts?|frogs?|seals?|vegetables|toys|aliens?))\\b (?:who (?:was|were) )?(?:having|throwing|holding|celebrating) (?:an? )?(?:[a-z]+ )?party\\b[^.]*",
    ),
    idea: /\b(?:fridge|freezer|refrigerator|icebox)\b/i,
    after: [
      [
        0,
        "There was music, quite soft, and somebody had dimmed the light. On the butter dish they were dancing. “Shut the door,” called a voice, “or come in, but don't stand there and let the warm in.”",
      ],
      [
        1,
        "It was a birthday, as it turned out. There was a cake made of frozen peas, and a sort of punch. The lid of the jam jar served as a tambourine. “Are you on the list?” asked one with a bow tie. “I live here,” was the answer. “That's what they all say.”",
      ],
      [
        2,
        "One had to be small for it and to hold one's breath. Then it was easy. Behind the milk it went on a good deal further than one thinks, and it snowed a little there. They played musical chairs with eggs. Nobody got out.",
      ],
    ],
    end: [
      [
        0,
        "At half past three there were steps on the stairs. “Quick!” hissed the one with the bow tie. Somebody became a bottle, and somebody a cauliflower, and the music stopped in the middle of a bar. The door was opened. A sleepy father stood there in his pyjamas, took the milk, drank, and looked for a long time at a cauliflower that was out of breath. “I ought to sleep more,” he said.",
      ],
      [
        1,
        "In the morning there was an ice flower on the butter, and beside it lay a card: “Thank you for coming. Same place next year. Bring a scarf.”",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:was|were|is|spent|had to spend|sat|celebrated|stayed)\\b[^.]*?\\balone (?:in|on|at) (?:the |an? |his |her )?(?<post>space station|moon|spaceship|spacecraft)\\b[^.]*",
    ),
    after: [
      [
        0,
        "The others had flown home on the last flight. “It's only for two weeks,” they had said, and had left the good biscuits there. {Hero} had waved until there was nothing left to wave at. Then {he} checked all the lamps. They were all green.",
      ],
      [
        1,
        "It was very quiet. {Hero} hung a paper star on the lever for emergencies, sang a bit, and stopped again, because it sounded like somebody alone who sings. The tin with the dinner said “festive”. It tasted of tin.",
      ],
      [
        2,
        "From the window one could see them down there, all the lights, in strings and heaps. Somewhere in one of the heaps somebody was now saying, “Leave me a bit.” {Hero} put {his} forehead against the pane until there was a round patch of mist on it.",
      ],
    ],
    end: [
      [
        0,
        "Then there was a crackle. “Can you look out at nine?” said a small voice on a frequency where nobody had any business to be. “On the left, where the coast is.” At nine {hero} looked. A whole town went dark down there, one lamp after the other. And then it came on again, and went dark, and came on, all together, three times short and three times long. It was not quite right. They had only practised it since Tuesday. But one could read it: HELLO UP THERE.",
      ],
      [
        1,
        "{Hero} switched the big lamp off and on, until the fuse went. When the others came back, there was a paper star on every lever. “Was it bad?” they asked. “No,” said {hero}. “We had visitors, in a way.”",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:lift|elevator|staircase)\\b[^.]*?\\b(?:floors?|stations?|stops?|button)\\b[^.]*?\\b(?:(?:did|do|does|didn't|don't|doesn't)(?: not)? exist|not on (?:any|the) map|nobody (?:knew|knows)|(?:thirteen|thirteenth|secret|hidden|forgotten|invisible)|between the)\\b[^.]*|(?:secret|hidden|thirteenth|forgotten) floor\\b[^.]*",
    ),
    after: [
      [
        0,
        "“Second and a half,” it said on the display. The doors opened. It smelled of oranges, and a lady in a bathing cap looked up from a very long pool. “Are you getting in?” she asked. “No,” they said, all of them at once, and pressed everything that there was to press.",
      ],
      [
        1,
        "On minus nine somebody was practising the tuba in a field of poppies. On seven and three quarters there was a library for cats. “I only wanted to go to the dentist,” said a man with a swollen cheek. On the next one there was a dentist. He was a beaver, but he was good.",
      ],
      [
        2,
        "They tried the caretaker. “There are five of them,” he said. “Ground, one, two, three and the attic. I've got the keys.” He came along, to prove it. On the floor called “Almost” he found his first bicycle, got on, and was not seen again until supper.",
      ],
    ],
    end: [
      [
        0,
        "A girl noticed it first. It never stopped just anywhere. It always stopped where somebody in there had something that was missing: a word, a glove, a bit of courage. The lady from the fourth got out on one where it was always five o'clock, and her husband was just laying the table there. They all held the door for her, for as long as it takes to drink a cup of tea.",
      ],
      [
        1,
        "If you have to get there on time, you take the stairs. But in the evening, after work, there is a queue. “Where to?” they ask each other. “Let's see,” they say, and get in.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:(?:wanted|wants|asked|asks|had|needed|wished) to (?:go|be driven|be taken|travel|get|drive)|(?:take|drive|bring) (?:him|her|them|me)) (?:back )?to (?<where>yesterday|last (?:summer|week|year|christmas|sunday)|the day before yesterday|his childhood|her childhood|the past)\\b[^.]*",
    ),
    idea: /\b(?:taxi|cab|bus|train|tram|driver|ticket|passenger|conductor|ferry|pilot)\b/i,
    after: [
      [
        0,
        "“To {where},” the driver repeated, to gain time. “By the ring road or through the town?” “Through the town, please,” said the passenger. “I'm not in a hurry. It's the other way round.”",
      ],
      [
        1,
        "They drove off. The meter began to run backwards, quite quietly. At the first traffic light the snow was gone from the roofs. At the second one the baker's shop had its old sign again, the one with the missing K.",
      ],
      [
        2,
        "“What do you want there, if I may ask?” asked the driver into the mirror. “I left somebody standing,” said the passenger. “At a station. I only wanted to say ‘See you soon’, and then I looked at my watch.” The driver drove a little faster, without being asked.",
      ],
    ],
    end: [
      [
        0,
        "It was raining there. On the platform stood somebody with a suitcase, who was just turning away. The passenger ran, without an umbrella. From the street one could not hear what was said. It took less than a minute. Then there were two umbrellas of which nobody was using one. The driver turned the meter off and looked at the dashboard, for reasons of tact.",
      ],
      [
        1,
        "“And now home?” “And now home.” The fare came to minus four pounds fifty, and the driver insisted on paying it. Since then there has been a second sign on the roof, a very small one: “Also other directions.”",
        "“And now home?” “And now home.” The meter stood at less than nothing, and the driver insisted on paying it. Since then there has been a second sign, a very small one: “Also other directions.”",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:was|were|is|are|went|goes|had gone) (?:missing|lost|gone) (?:the )?(?:letter|number)\\b[^.]*|(?:the )?(?:letter [a-z]|letters?|number [a-z]+|numbers?|vowels?|comma|full stop|question mark|alphabet)\\b (?:[a-z]+ )?(?:ran away|run away|went missing|was missing|is missing|disappeared|disappears|went on strike|goes on strike|got lost|quit|left|goes missing|was stolen|moved out|goes on holiday|went on holiday)\\b[^.]*|missing (?:the )?(?:letter|number)\\b[^.]*",
    ),
    idea: /\b(?:letter [a-z]|letters? of the alphabet|alphabet|vowels?|dictionary|typewriter)\b/i,
    after: [
      [
        0,
        "Breakfast was already difficult. Nobody could ask for what they wanted. The sign above the baker's had a hole in it, and so had the mayor's name. In the school they wrote a dictation, and at the end every line limped.",
      ],
      [
        1,
        "In the place where it had always stood there was still a warm dent, and a note in tiny writing: “You use me all the time, and nobody ever looks at me. I come in everywhere and I'm never first. I'd like to be somewhere for once where it is about me.”",
      ],
      [
        2,
        "They looked in the telephone book, and behind the Q, where nobody ever goes. They asked the Z, who has a lot of time. “It cried,” said the Z. “I told it that I would swap. But it thought that I was joking.”",
      ],
    ],
    end: [
      [
        0,
        "It was sitting on a bench in the park, quite small, with its back to them. So the others stood around it, all of them, and said nothing, because they could not. But they had brought a book with them and opened it. In it there was a hole in every line, hundreds of them, all of the same shape. It looked at them for a long time. “That's all me?” it asked. They nodded.",
      ],
      [
        1,
        "It came back that same evening, and in the whole town one could hear people talking with their mouths full of it. Once a year it is written large now, in red, at the very beginning of everything. On that day nobody says a word without it.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:dream|rainbow|weather|snow|star|cloud|colou?r|wish|nightmare|laughter|toy|chocolate|joke|story|smile) (?:factory|machine|workshop|mill|bakery|office)\\b[^.]*?\\b(?:broke|breaks|broken|stopped|stops|closed|closes|exploded|explodes|jammed|on strike|shut down|ran out|went wrong|out of order)\\b[^.]*",
    ),
    after: [
      [
        0,
        "It had been humming for as long as anybody could remember, up there behind the hill, and nobody had heard it any more. Now they heard that it had stopped. By evening they all noticed that something was missing, and went to bed with their socks on, to be on the safe side.",
      ],
      [
        1,
        "The engineer came, with his longest ladder. There were nine thousand wheels in it, and all of them were in order. “It isn't the machine,” he called down. “There's nothing coming in at the top.” They looked up. There was a large funnel there, and a bird's nest in it.",
      ],
      [
        2,
        "“What is supposed to go in there?” Nobody knew. It said so in the instructions, on the very first page, which had always been stuck together: “One handful a day of whatever somebody has noticed and not told anybody.” They had always told it. Or they had not noticed anything.",
      ],
    ],
    end: [
      [
        0,
        "So they went out, each one alone, and looked. One brought the way his cat sneezes. One brought a puddle with a sky in it. The grumpy one from number nine stayed away for the longest time, and when he came, he had the smell of his mother's coat. They threw it all in from above. There was a cough, then a clank, and then, slowly, a hum.",
      ],
      [
        1,
        "That night it came back, in every house, better than it had been for years. In the morning there was a queue in front of the funnel. They do not ask each other what they are bringing. They only nod.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:(?:three|all (?:his|her|the|of the)|the) )?wishes (?:all )?(?:went|go|goes|came out|turned out|come) (?:terribly |horribly |all )?(?:wrong|differently|badly|out wrong)\\b[^.]*|wast(?:ed|es) (?:all )?(?:(?:his|her|the|their) )?(?:three |last )?wish(?:es)?\\b[^.]*",
    ),
    after: [
      [
        0,
        "“I want to be rich,” was the first one, with hardly a breath in front of it. There was a puff. Then there stood a cow called Rich, and one was inside it, as far as the name went: it said so on the collar.",
        "“I want more cake than anybody,” was the first one, with hardly a breath in front of it. There was a puff, and then one could not see out of the window any more, and there was marzipan in the keyhole.",
      ],
      [
        1,
        "The second one was supposed to put it right. But it is hard to speak clearly with one's mouth full. What was meant to be a mansion was a mention. It was read out on the radio, twice.",
      ],
      [
        2,
        "There was one left. “Be careful now,” said the neighbours, and stood back. “I am careful,” said {hero}, and thought, for the first time that day, for longer than it takes to swallow. There was a lot that one could have. It all had to be put somewhere.",
      ],
    ],
    end: [
      [
        0,
        "Outside the fence stood a small boy who had been looking at the marzipan in the keyhole for an hour. He did not ask for anything. He only swallowed when {hero} swallowed. “I wish,” said {hero} slowly, “that there were more forks.” It went puff. There were forty, and forty people to go with them, and it took until dark. There was not a crumb left.",
      ],
      [
        1,
        "“And was that the right one?” asked the neighbours. {Hero} lay on the grass and undid a button. “I don't know,” said {hero}. “But it was the first one that tasted of anything.”",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:broke|breaks|sneaked|crept|slipped|got|climbed) into (?:an? |the )?(?:old )?(?<owner>wizard|witch|magician|sorcerer|fairy|dragon|vampire|giant|genie)['’]s (?<spot>[a-z]+)\\b[^.]*",
    ),
    after: [
      [
        0,
        "The door was not even locked. That ought to have been a warning. In the hall hung forty coats, and one of them said, “Shoes off, please.”",
      ],
      [
        1,
        "Everything in there looked as if it were worth a fortune, or as if it would bite. The stairs went up when one went down. On a shelf, right at the back, stood just the thing, small and plain, with a label: “Please don't.”",
      ],
      [
        2,
        "One ought to have thought about that for longer. There was a click. What came out was not gold, and it was not a ghost. It was laughter, an enormous amount of it, that somebody had been saving up for years. It stuck to {hero} like honey. {He} laughed on the stairs, {he} laughed in the hall, and when {he} wanted to hide behind the coats, the coats joined in.",
      ],
    ],
    end: [
      [
        0,
        "“Who's there?” called a voice from above, and a light went on. {Hero} could not answer. {He} sat on the bottom step and held {his} sides. The owner came down in a nightshirt and had a very severe face on. It lasted as far as the third step. Then a corner of it slipped. In the end they were both sitting there and wiping their eyes. “I've kept that for a bad day,” said the owner. “I never thought that one would be enough for two.”",
      ],
      [
        1,
        "There was cocoa. “You might have rung the bell, you know,” said the owner at the door. Since then {hero} does. And {he} has not taken anything that did not belong to {him}, except for one thing, and it was catching.",
      ],
    ],
    isWhole: true,
  },
];
