import { role, story } from "../subject-story.ts";

/** Cases of amateurs: a stolen recipe, a death in the village, a book club, a podcast, a writer whose crimes come true. */
export const villageCases = [
  story({
    says: [/\brecipes?\b/i, /\b(?:stolen|st[eo]al(?:s|ing)?|stole|thief|thieves|robb\w+|burgl\w+)\b/i],
    unless: /\b(?:murder\w*|grandmother['’]s grave|dragon|witch|potion|robot|rival|cousin|spy)\b/i,
    of: "people",
    after: [
      "@kitchen(hero look) {Hero} looked into the empty tin three times, as if the recipe might have come back. The window wasn't broken. The lock wasn't scratched. There was only a little flour on the floor, and in the flour there was half a shoe print, with a star in the middle of the heel.",
      [
        "+ @street(hero walk, mate walk) “Who knew about the tin?” asked {mate}. “Only you and me,” said {hero}. “And everyone who has ever waited at the counter and had eyes.” So they walked all round the square, {hero} in front with the tin, and {mate} behind with a pencil, and looked very politely at people's shoes.",
        "@street(hero walk) Who knew about the tin? Everyone who had ever waited at the counter and had eyes, thought {hero}. So {he} walked all round the square with the tin under {his} arm, said good morning to the butcher and the chemist and the hairdresser, and looked very politely at their shoes.",
      ],
      "@street(hero stand) At noon there was a new sign in the window of the shop on the corner. “The famous taste!” it said. “Now here!” Mr. Pock, who owned the shop, rubbed his hands behind the glass. He had a queue. At the very end of it, with a scarf up to the nose, stood {hero}.",
      "@street(hero eat) {Hero} took one bite and almost wept, and not because it was so good. It was so salty that {he} ran to the fountain. Then {hero} began to smile, because now {he} knew exactly what had happened to the recipe.",
    ],
    end: [
      "@street(hero talk) “Mr. Pock,” said {hero}, “may I see your shoes?” Mr. Pock went as red as jam. There was a star on his left heel, with flour in it. “It's a swindle!” he cried, and pulled the stolen paper out of his apron. “I did everything that it says. Five spoons of salt!” “That's not a five,” said {hero}. “That's a one. I write badly when I'm in a hurry.”",
      [
        "@street(hero stand, mate stand) {Mate} laughed so much that the pencil broke. Even the people at the fountain laughed, with dripping chins. Only Mr. Pock didn't. “I've stood here for nine years,” he said quietly, “and I've never had a queue. I only wanted to know what it's like.” Then {hero} folded up the recipe and didn't call the police.",
        "@street(hero stand) The people at the fountain laughed, with dripping chins. Only Mr. Pock didn't. “I've stood here for nine years,” he said quietly, “and I've never had a queue. I only wanted to know what it's like.” Then {hero} folded up the recipe and didn't call the police.",
      ],
      "@kitchen(hero cook) {Hero} cooked it again that evening, in front of Mr. Pock's own eyes. You had to warm the bowl first, and stop when it smelled of Sunday, and none of that had ever been on the paper. “You can't steal that,” said Mr. Pock. “No,” said {hero}. “But you can learn it.”",
      "@shop(hero stand) There are two queues on the square now, and {hero's} is still the longer one. The recipe hangs in a frame on the wall, where everyone can read it. And under the glass, next to the one that looks like a five, there's a small drawing of a shoe with a star on its heel.",
    ],
  }),
  story({
    says: [
      /\b(?:podcasts?|podcasters?|true[- ]crime|radio show)\b/i,
      /\b(?:case|cold|unsolved|disappear\w*|vanish\w*|missing|murder\w*|innocent|killer|killed|crime)\b/i,
    ],
    unless: /\b(?:ghost\w*|falls? in love|fell in love|haunted|live on air)\b/i,
    of: "people",
    after: [
      "@study(hero talk) They recorded in a walk-in cupboard, between the winter coats, because it was quiet in there. “Good evening,” said {hero} into the microphone, “this is about a person whom everyone has stopped asking about.” Then {he} read out the old police report, word for word. It was one page long. That was what made {hero} angry.",
      [
        "@room.night(hero look, mate read) Twelve people listened to the first part. After the third it was nine thousand. The letters came in sacks, and {mate} sorted them on the floor: the mad ones, the kind ones, and the ones with a date in them. “Here,” said {mate} one night. “Three people who have never met, and they all write about the same green van.”",
        "@room(hero read) Twelve people listened to the first part. After the third it was nine thousand. The letters came in sacks, and {hero} sorted them on the floor: the mad ones, the kind ones, and the ones with a date in them. Three came from people who had never met, and all of them wrote about the same green van.",
      ],
      "@garden(hero talk) There was no green van in the report. {Hero} asked the officer who had written it. He was an old man with roses now. “Who sent you?” he said. “Nobody,” said {hero}. “I only ask what everyone would ask.” He snipped off a rose that hadn't even bloomed yet. “Leave the dead alone,” he said, and went in.",
      "+ @street(hero read) After that the calls began. They never said anything. One morning all four tyres of the car were flat, and under the wiper stuck a note: “Last episode.” {Hero} read that out on the podcast, too, with the date and the time. “Whoever you are,” {he} said, “you're listening. So listen to the end.”",
    ],
    end: [
      "@study(hero talk) The voice that broke it came from a woman who would not give her name. “My father had the green van,” she said on the recording. “I was eight. He washed it that night, in the rain. I've never understood why anybody would wash a car in the rain.” {Hero} took off the headphones. {His} hands were cold. “Do you know where it is now?”",
      "@barn It stood in a barn, under hay. And it wasn't only the van that the police found there, when they had no choice any more and half the country was listening. The officer with the roses had been its owner's brother. He'd left it out of the report, for the sake of the family, and had never slept properly since.",
      [
        "+ @study(hero sit, mate sit) In the last episode {hero} and {mate} didn't say much. They let the mother speak. She didn't talk about the van. She told what her child had been like, what songs, what jokes, what a terrible cook. Nobody had asked her that before. All these years they had only ever asked about that one night.",
        "@study(hero sit) In the last episode {hero} didn't say much. {He} let the mother speak. She didn't talk about the van. She told what her child had been like, what songs, what jokes, what a terrible cook. Nobody had asked her that before. All these years they had only ever asked about that one night.",
      ],
      "@study(hero read) The winter coats are back in the cupboard. But between them hangs the microphone, and on a nail beside it a list of names that {hero} keeps, each with a year behind it. The first name is crossed out. {Hero} takes a breath and reads the second.",
    ],
  }),
  story({
    says: [
      /\b(?:crime|mystery|murder|thriller|horror|detective|bestsell\w+)\b/i,
      /\b(?:writer|novelist|author|novels?|manuscript|plots?|screenwriter)\b/i,
      /\b(?:com(?:e|es|ing) true|came true|really happen\w*|happen\w* (?:for real|in real|exactly)|real(?:ity| life| murders?| crimes?)?|cop(?:y|ies|ied|ycat)|unpublished|exactly (?:as|like)|from (?:her|his|my) (?:own |new |first |last |latest |unpublished )?(?:novel|book|story|manuscript|plot)s?|suspect)\b/i,
    ],
    unless: /\b(?:children['’]s|falls? in love|fell in love|ghostwriter|comedy|dragon)\b/i,
    of: "people",
    after: [
      "@room(hero read) {Hero} read the report in the newspaper with a pencil in {his} hand, as {he} read everything. At the third line the pencil stopped. The glove in the piano. The clock that had been put back by nine minutes. {Hero} had invented that glove, in the bath, last spring. Not a soul could have known about it.",
      "+ @study(hero talk) “An interesting chance,” said the inspector, and turned over the pages of the manuscript. “Where were you on Tuesday night?” “At my desk,” said {hero}. “Alone?” “It's a lonely trade.” The inspector nodded, and wrote that down. He had read all of {hero's} books, he said. In those it was always the one whom nobody believes.",
      [
        "+ @room(hero talk, mate talk) “Who has had the pages in their hands?” asked {mate}. {Hero} counted them up: the publisher, who didn't read. The typist, who cried at every murder. {Mate}. And the man at the copy shop. “And what happens in the next chapter?” asked {mate}. {Hero} went white. “In the next chapter it's the neighbour.”",
        "@room(hero sit) Who had had the pages in their hands? {Hero} counted them up: the publisher, who didn't read. The typist, who cried at every murder. And the man at the copy shop. Then {hero} thought of the next chapter, and went white. In the next chapter it was the neighbour.",
      ],
      "@study.night(hero write) That night {hero} did what {he} had never done. {He} tore up the chapter and wrote a new one, in one go, until the birds began. In the new one the murderer comes to the old mill at midnight, quite alone, because a light is burning up there. In the morning {hero} took it to the polite man at the copy shop, who always read along. “Ah,” he said. “More.”",
    ],
    end: [
      "@hall.night(hero sit) At midnight a light was burning in the old mill. {Hero} sat beside it with {his} hands on {his} knees. Steps came up the stairs, neither fast nor slow. It was the man from the copy shop, in his grey coat, with gloves on. “You've changed the chapter,” he said. “It's not as good. A real reader notices that.”",
      "@hall.night(hero talk) “Why?” asked {hero}. He seemed surprised. “They're so beautiful when you write them,” he said. “But on paper nobody is truly sorry. I thought that you'd like to see one.” {Hero} felt sick. “I write them so that they can be solved,” {he} said. “That's the whole point. Somebody is always sorry, on the last page.” And then {he} put out the light.",
      "@hall.night(hero stand) It was in the chapter: when the light goes out, the police come out of the grain store. The inspector had read it that afternoon, twice. “Page two hundred and four,” he said in the dark, and the handcuffs clicked.",
      "@study(hero write) {Hero} writes by hand now, and no longer goes to copy shops. {His} new book has a murder in it as well, but on the first page there stands a name, and a whole chapter about who that was, and what she liked, and who misses her. The inspector says it's {his} best. He cried at the glove.",
    ],
  }),
  story({
    says: [
      /\b(?:book club|reading (?:club|group|circle)|knitting (?:club|circle|group)|knitters|choir|bridge club|gardening club|bingo|quilt\w*|tea circle|crime club|allotment)\b/i,
      /\b(?:murder\w*|death|dead|killed|killer|investigat\w+|solv\w+|crime|mystery|poison\w*|missing|disappear\w*|vanish\w*|detectives?)\b/i,
    ],
    may: [
      role(
        "victim",
        "librarian|bookseller|vicar|neighbour|neighbor|conductor|gardener|mayor|chairwoman|chairman|postman|doctor|teacher|leader|president|member",
      ),
    ],
    unless: /\b(?:children['’]s|ghost|falls? in love|fell in love|cat)\b/i,
    of: "people",
    after: [
      [
        "@room(hero talk) The police said that it had been an accident. {Hero} stopped drinking tea. “Nobody who knew {victim} can believe that,” {he} said, and there was a silence in which one could hear the biscuits being chewed. Then they all began to speak at the same time. They were good at finding fault with an ending.",
        "@room(hero talk) The police said that there was nothing in it. {Hero} stopped drinking tea. “I don't believe a word of that,” {he} said, and there was a silence in which one could hear the biscuits being chewed. Then they all began to speak at the same time. They were good at finding fault with an ending.",
      ],
      "@street(hero talk) So they divided it up. Mr. Doyle, who was deaf in one ear, sat in the pub and listened with the other. Mrs. Quill had been a nurse and knew what a nurse at the hospital wouldn't tell the police. And {hero} simply knocked on doors with a collecting tin, because people who give ten pence think that they may talk for an hour.",
      "@room(hero look) By the next Thursday the table was full of slips of paper. A light in the back room. A ladder that stood on the wrong side of the house. A cup that had been washed up, when everyone knew that the cups were never washed up before Friday. {Hero} moved the slips to and fro like a game of patience. “There's one missing,” {he} said.",
      "+ @room.night(hero read) The slip that was missing came through the letter box that night. “Stick to your tea,” it said, in letters cut out of a newspaper. Mrs. Quill put on her glasses. “That's the parish magazine,” she said. “I'd know that print anywhere. And only forty people get that.” {Hero} counted the chairs, and shivered.",
    ],
    end: [
      "@hall(hero read) {Hero} invited the whole parish. There were sandwiches. “We'll read something aloud today,” said {hero}, and read out the slips, one after the other, as if it were a story. At the ladder a few people laughed. At the cup it became quiet. And at the back old Mr. Ferris from the council got up and couldn't find his hat.",
      "@hall(hero talk) “You're sitting on it,” said {hero}. “You washed that cup because you had drunk from it.” Mr. Ferris looked at the door, but there stood Mr. Doyle, with his good ear. It had been about the money for the new roof. It had all gone, years ago, and one person had looked at the figures. “I only wanted to explain it,” he said. “And then the ladder was there.”",
      "+ @street(hero talk) The young constable had to write down the confession on the back of a hymn sheet. “How did you do it?” he asked {hero} outside. “We had a photograph, and a laboratory.” “You should read more,” said {hero}, “and not skip the boring bits. It's always in the boring bits.” Mrs. Quill gave him the last sandwich.",
      "@room(hero sit) They still meet on Thursdays. There's one more cup on the table, which nobody drinks from and nobody washes up before Friday. The young policeman who fetched Mr. Ferris comes when he's off duty. He's on his third book. He thinks he knows who did it. {Hero} had to promise not to tell him.",
    ],
  }),
  story({
    says: [
      /\b(?:village|hamlet|parish|small town|little town|seaside town)\b/i,
      /\b(?:found dead|murder\w*|body|poison\w*|killed|killer|dead (?:in|on|under|at|behind)|corpse)\b/i,
      /(?<sleuth>(?:(?:[Oo]ld|[Rr]etired|[Yy]oung|[Nn]osy) )?(?:Miss|Mrs\.?|Mr\.?|Madame|Signora|Aunt|Sister) \p{Lu}[\p{L}'’-]+|(?:[Aa]n?|[Tt]he|[Ii]ts) (?:[a-z-]+ ){0,3}(?:postmistress|postman|librarian|baker|beekeeper|gardener|widow|pensioner|schoolteacher|teacher|shopkeeper|nun|policeman|policewoman|constable|pub landlady|innkeeper|old (?:lady|woman)))(?! (?:is|was) (?:found|murdered|poisoned|killed|dead))/u,
    ],
    unless: /\b(?:war|soldier\w*|vampire|werewol\w+|monster|ghost|festival of|zombie|19[1-4]\d|book club|drought)\b/i,
    lead: "sleuth",
    of: "people",
    after: [
      "@village(hero look) By ten o'clock the whole village knew it, and by eleven it knew who had done it, only that it was somebody different in each house. {Hero} listened to it all and said little. {He} had noticed two things that nobody else spoke about: the dog next door hadn't barked that night, and the gravel had been raked.",
      "+ @kitchen(hero look) “You go home and have a nice cup of tea,” said the inspector from the city, who had new boots on. {Hero} did go home, and did have tea. But {he} had it at the kitchen window, from which you can see three gardens and the lane. Who rakes gravel on such a morning? Only a person who has left footprints on it.",
      [
        "+ @shop(hero talk) {Hero} went shopping. {He} bought one roll at the baker's, who had seen a light. {He} bought one stamp at the post office, where a bicycle had been heard. By noon {he} had a full basket and knew nearly everything, because people will tell you all sorts of things if you stand behind them in a queue.",
      ],
      "@garden(hero look) There was one house that {hero} hadn't been to. Doctor Marsh lived there, whom everyone loved, and who took no money from the poor. His bicycle leaned on the wall with a new tyre on the front wheel and an old one on the back. In his garden the dog from next door lay asleep in the sun, as if it were at home there.",
    ],
    end: [
      "@garden(hero talk) “What a friendly dog,” said {hero} over the hedge. “He'd never bark at you, doctor.” “Never,” said Doctor Marsh. “And you do like things tidy,” said {hero}. “My gravel could do with that.” The doctor put down his secateurs. All at once he looked very old. “You'd better come in,” he said. “It isn't what you think.”",
      "@room(hero sit) It was an old story. He wasn't a doctor at all, and never had been. One person had found it out, after all these years, and meant to tell it on Sunday. “I begged for one week,” said Marsh, “for the Miller baby. It was due on Friday. Then there was a quarrel, and I was the stronger.” {Hero} stirred {his} tea for a long time.",
      "@street(hero talk) “That's no reason,” said {hero}. “No,” said Marsh. “But the baby came.” He fetched his hat by himself. For the inspector from the city there was nothing left to do but open the car door. “How did you know?” he asked. “You walked across the gravel,” said {hero}. “I only looked at it.”",
      "@kitchen.dusk(hero look) In the evenings {hero} sits at the kitchen window again. The Miller baby can walk now. The dog from next door lies on {hero's} step, and barks at every stranger, at every cat, at the postman, at the moon. {Hero} doesn't mind it at all. {He} only looks up when it's quiet.",
    ],
  }),
];
