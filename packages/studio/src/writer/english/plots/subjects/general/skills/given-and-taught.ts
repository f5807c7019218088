import { phrase } from "../../phrase.ts";
import { story } from "../../subject-story.ts";
import { HERO_AT_START } from "./idea-words.ts";

/** Stories of savings that somebody else needs, arts that are taught to the unwilling, envy, far studies, and an answered secret. */
export const givenAndTaught = [
  story({
    says: [
      phrase(
        "(?:saved|saves|was saving|had saved|had been saving|saved up|was saving up|had been saving up)(?: up)?(?: (?:all )?(?:his|her|their|the) (?:[a-z]+ )?(?:money|coins|wages|tips|pennies))?(?: for (?:years|months|weeks))? for <dream:thing>",
      ),
      phrase(
        "[Bb]ut (?:then )?<needy:somebody> (?:needed|needs|had no|had nothing|fell ill|was ill|lost|broke|could not afford)",
      ),
    ],
    may: [HERO_AT_START, phrase("(?:needed|needs) <need:thing>")],
    unless: /\b(?:murder\w*|killed|stolen|robb\w+|operation|hospital|died)\b/i,
    after: [
      "The money lived in a tin, and the tin lived behind the books. On the lid {hero} had painted what it was for: {dream}. Every Saturday {he} emptied it out and counted, although {he} knew the sum. It was nearly enough. {He} had even shown {himself} the place where it was going to stand.",
      "It was by chance that {hero} found out about {needy}. {Needy} had not said a word. {Needy} only laughed, a little too loudly, and changed the subject. {Hero} laughed as well. But on the way home it would not leave {him} alone, and {he} kicked the same stone all the way to the door.",
      [
        "That evening {he} took out the tin and did not count. On the one side there was {dream}. On the other side there was {need}. It was not fair that the two of them should cost about the same. “It isn't my fault,” {hero} told the tin. The tin was full, and so it did not rattle.",
        "That evening {he} took out the tin and did not count. On the one side there was {dream}. On the other side there was {needy}, who laughed too loudly. “It isn't my fault,” {hero} told the tin. The tin was full, and so it did not rattle.",
      ],
      "+ {He} tried everything. {He} went to the shop and asked whether there was half of {dream}, for half the money. {He} asked whether it could be paid in buttons. “I'm afraid not,” said the man in the shop. He let {him} look at it for a while, and {hero} looked until the glass was misty.",
      "In the night {hero} got up. {He} turned the tin upside down. It made a noise like rain. {He} wrapped up the money in brown paper, wrote no name on it, and put it where {needy} was sure to find it. Then {he} ran. The tin was very light on the way back.",
    ],
    end: [
      [
        "The next day {needy} came with {need}, and could not stop looking at it, and told everybody about the brown paper. “Who does a thing like that?” {needy} asked. {Hero} shrugged. It hurt a bit, somewhere under the ribs, and it was the nicest pain that {he} had ever had.",
        "The next day {needy} told everybody about the brown paper, and did not laugh too loudly any more, but just as loudly as was right. “Who does a thing like that?” {needy} asked. {Hero} shrugged. It hurt a bit, somewhere under the ribs, and it was the nicest pain that {he} had ever had.",
      ],
      "But brown paper can be recognised. One evening there was a knock. There stood {needy}, and behind {needyhim} half the neighbourhood, and the man from the shop with his hat in his hand. “We've all looked behind our books,” said {needy}. They had put it together, coin by coin. “We want to look as well, that's all. You must let us have a turn.”",
      "{Thedream} stands where it was always going to stand. There is a list beside it, so that everybody has a turn, and {needy} comes most often. The tin is back behind the books. {Hero} has painted the lid white, and whatever is going to be on it is not decided yet.",
    ],
  }),
  story({
    says: [
      phrase(
        "(?:taught|teaches|gave|was teaching|began to teach|started to teach|decided to teach|started teaching|had to teach) (?<art>(?!(?:him|her|them|it|a lesson)\\b)[a-z]+(?: [a-z]+)?(?: lessons)?) to <pupils:somebody>",
      ),
    ],
    may: [
      HERO_AT_START,
      /\bso that they (?<aim>(?:stopped|stop|could|would|learned|forgot|had)[^.,]*)/,
      /\b(?:former|retired|old|famous)\b/,
      /\bthe (?:toughest|worst|wildest|roughest|laziest) [a-z]+ (?:in|of) the [a-z]+\b/,
    ],
    unless: /\b(?:murder\w*|killed|dog|cat|parrot|robot|gave (?:birth|way|it|up|money|food)|aliens?)\b/i,
    of: "adults",
    after: [
      "“Is this a joke?” they asked on the first day, and put their feet on the chairs. {Hero} had expected that. “It's {art},” {he} said. “You can go if it is too hard for you.” Nobody went. {Pupils} were not afraid of anything, least of all of something with such a name. “Show us, then,” they said and folded their arms.",
      "So {hero} showed it. It took all {his} strength. It had become rather quiet. The biggest of them stood up and tried it. There was a crash. Nobody laughed, because {hero} said at once, “Good. Next.”",
      "It was astonishing how much hurt afterwards. They came limping to the second lesson, and pretended that they did not. {Hero} never praised them. {He} only said “Again”. But {he} knew all their names, and noticed when somebody was missing, and went to fetch them {himself}. That was new to {pupils}.",
      "+ There was trouble, naturally. One evening two of them stood face to face with clenched fists. {Hero} did not shout. {He} just clapped three times, as at the beginning of every lesson, and waited. They glared at each other. Then, first one and then the other, they opened their hands, because {art} cannot be done with fists.",
      "When it was known all over the place, people came to the window to laugh. The biggest one saw them, turned red, and walked out, and three others went along. {Hero} was left with half of {pupils} and an hour that would not end. {He} put the key on the table. “That was that,” {he} said.",
    ],
    end: [
      "The door opened. It was the biggest one, with the three others, and they had brought those from the window along by the sleeves. “They want to try it,” said the biggest one. “They say that it's easy.” {Hero} put the key back in {his} pocket. “Please,” {he} said, and there was a crash, and then another. “Good. Next.”",
      "In the summer they showed what they could do. The hall was full to the last seat, and all round the edge stood mothers who held on to their handbags. And {pupils} did it, all together, without a sound, with so much care that nobody dared to cough. {Hero} stood at the side and breathed along.",
      "People say that it is quieter in the streets now. {Hero} knows nothing about that. {He} only knows that somebody is waiting at the door every evening, half an hour too early. “Again?” {he} asks. “Again,” they say.",
    ],
  }),
  story({
    says: [
      phrase("(?:so )?jealous of <rival:somebody>"),
      phrase(
        "(?:hid|broke|cut|stole|tore|spoiled|swapped|destroyed|threw away|ruined|lied about|burned) (?<item>(?:an?|the|his|her|their|(?:his|her|their) [a-z]+['’]s|[A-Z][a-z]+['’]s) (?:[a-z]+ )?[a-z]+)(?=[,.]| (?:before|on|so|in|and|just|under|the)\\b)",
      ),
    ],
    may: [HERO_AT_START, phrase("(?:just |right |shortly )?before <event:thing>")],
    unless: /\b(?:murder\w*|killed|husband|wife|lover|love|witch|queen|king|poison\w*|will)\b/i,
    after: [
      "It had happened so quickly. {Hero} had not even decided to do it. {His} hands had done it, and now it was done, and {his} heart was beating as if {he} had run a long way. “Have you seen it?” asked {rival} and looked behind the door. “No,” said {hero}. It was the smallest word there is, and it weighed a ton.",
      "It had always been like this. People came into the room, and their eyes went to {rival}, and stayed there. “And what can you do?” they then asked {hero} kindly. {Hero} had no answer to that. {He} had clapped for {rival} so often that {his} hands knew it by themselves. This time {he} only wanted that nobody would have to clap.",
      "But it was not as {hero} had imagined it. {Rival} did not scream. {Rival} sat down on the floor in the middle of all the things that had been pulled out, and cried quite softly. “I only dare to do it because you are there,” said {rival}. “You always clap first.” {Hero} had to hold on to the cupboard.",
      [
        "+ It was not long until {event}. People were running about and calling. “Somebody must have taken it,” they said, and looked at one another with narrow eyes. They did not look at {hero}. Nobody would ever have thought of {hero}. For once {he} would have been glad to be looked at.",
        "+ There was not much time left. People were running about and calling. “Somebody must have taken it,” they said, and looked at one another with narrow eyes. They did not look at {hero}. Nobody would ever have thought of {hero}. For once {he} would have been glad to be looked at.",
      ],
    ],
    end: [
      "“It was me,” said {hero}. {He} said it to the cupboard first, and then once more to {rival}. “I did it. I couldn't bear it any longer that they only ever see you.” It was out. {Rival} stopped crying and stared at {him}.",
      "“But I'm jealous of you,” said {rival} at last. “You can walk into a room and nobody wants anything from you. You can make mistakes and laugh about them. I've never been allowed to do anything badly.” They sat side by side on the floor.",
      "Together they put it right, as well as it could be done in so short a time. {Hero's} hands shook, and {rival's} held them steady. Then {rival} had to go out in front of all the people. “Come with me,” said {rival}, and pulled {him} along by the sleeve, and {hero} stood there in the light, next to {rival}, and did not know where to look. They looked at both.",
      "{Hero} still claps first. {He} is still jealous now and then, on Tuesdays mostly, and says so aloud. “Good,” says {rival}. “So am I.” And then they do something badly, together, as badly as they can.",
    ],
  }),
  story({
    says: [
      /\b(?:secretly|at night|in secret|anonymously|without telling anyone|nobody knew)\b/,
      phrase(
        "(?:wrote|painted|left|drew|hung|chalked|put up|posted|scribbled) (?<work>(?:(?!(?:the|a|an|his|her)\\b)[a-z]+ )?(?:poems?|verses|pictures|drawings|messages|notes|stories|letters|jokes|portraits|flowers|riddles|paintings))",
      ),
      phrase(
        "(?<answerer>(?:an?|the|another|one) (?:[a-z]+ )?(?:stranger|neighbour|girl|boy|man|woman|person|teacher|passenger|somebody|someone)|[Ss]omebody|[Ss]omeone) (?:else )?(?:started to|began to|one day)? ?(?:answer|answered|reply|replied|wrote back|write back|add|added|answering)",
      ),
    ],
    may: [
      HERO_AT_START,
      phrase("(?<spot>(?:on|in|at|under|behind) the (?:walls?|door|window|back)(?: of the (?:[a-z]+ )?[a-z]+)?)"),
      /\buntil\b/,
    ],
    unless: /\b(?:murder\w*|killed|dead|ghost|spy|blackmail|love letters|prison|husband|wife)\b/i,
    after: [
      "Nobody knew that it was {hero}. By day {he} was the one who said “dunno” and had a hood. But when the street lamps came on, {he} set out with a pen in {his} sleeve. It had to be fast, and {he} had to look in both directions. Then {he} walked on as if nothing had happened, with {his} heart up in {his} ears.",
      "In the morning {hero} passed by the place on purpose. Most people did not look. Some did, and read, and once a man with a briefcase missed his bus because of it. {Hero} saw that from the other side of the road.",
      "Then there was something under it, in another hand. {Hero} had to read it three times. It was an answer. It did not say that it was good, or that it was vandalism. It had simply gone on from the place where {hero} had stopped, and the next line was exactly the one that {he} had not found.",
      "+ That was how it went on all through the spring. {Hero} wrote in blue, and the answer came in green. {He} began to see people with other eyes. Was it the nurse with the tired feet? Was it the boy with the headphones? Each of them might be the one who knew {him} better than anybody else did.",
      "One morning it had all been painted over. The wall was white and clean and smelled of lemon. “At last,” said somebody. {Hero} stood in front of it with {his} hood down, for everyone to see, and could not move. There was no name, there was no address, and there was not one single line left by which to find the stranger again.",
    ],
    end: [
      "In the evening {he} came back with {his} pen. Somebody was standing there already, right in front of the white wall, with a green pen, and was shaking from head to foot. It was an old woman with a shopping bag. “You're so young,” she said. “You're so old,” said {hero}, and then both of them started to laugh.",
      "They sat down next to each other. She had not written a line for fifty years, she said, because somebody had once laughed. {Hero} nodded. “What do we do now?” {he} asked. She opened her shopping bag. In it, between the leeks, she had copied every word, in blue and in green.",
      "It is a small book with a white cover, and it lies about in buses and waiting rooms, with no name on it. The last pages are empty. A green pen and a blue one hang from it on a string, and people have begun to use them.",
    ],
  }),
  story({
    says: [
      phrase(
        "(?:wanted|dreamed|dreamt|longed|hoped|was desperate|was determined) (?:to|of) (?:study|studying) <subject:thing>",
      ),
      /\b[Bb]ut (?:had|has|he|she|they|there|his|her|their|could|nobody|no one|the)\b/,
    ],
    may: [
      HERO_AT_START,
      phrase("had only <asset:thing>"),
      phrase("study (?:[a-z]+ )?in (?<city>\\p{Lu}[a-z]+(?: \\p{Lu}[a-z]+)?)"),
      /\b(?:no money|too poor|could not afford [^.,]*|too old)\b/,
    ],
    unless: /\b(?:murder\w*|killed|magic\w*|wizard|dragon|ghosts?)\b/i,
    of: "people",
    after: [
      "There was a brochure, soft from being read so often. {Hero} kept it under the cash box and took it out when nobody came in. In it there were pictures of people who were studying {subject}. They laughed and carried things under their arms.",
      [
        "When {he} counted up what {he} had, the list was short. There was {asset}, and that was all. The others who applied would have certificates with gold edges, and fathers who could telephone somebody. {Hero} turned the list over, in case there was something on the back.",
        "When {he} counted up what {he} had, the list was short. The others who applied would have certificates with gold edges, and fathers who could telephone somebody. {Hero} turned the list over, in case there was something on the back. There was nothing on the back.",
      ],
      "“It's not for people like us,” they said at home, and meant it well. {Hero} knew that. {He} worked all day, and in the evening, when {his} eyes were already closing, {he} learned {subject} on {his} own, from three old books and a film without sound.",
      "+ It cost as much as a month's rice to send it off. {He} put the money on the counter of the post office, coin by coin. “So far?” asked the clerk, and weighed the envelope in his hand. “What's in it? Gold?” “No,” said {hero}. “Only what I've got.”",
      "The answer came after a long time. It was polite. They had been very much impressed, it said, and there were so many who had applied. {Hero} read it standing up. Then {he} did all the things that had to be done that day, one after the other, quite properly, and only in the evening {he} sat down on the step and laid {his} head on {his} knees.",
    ],
    end: [
      [
        "On the back there was something. {Hero} only saw it because the lamp shone through the paper. Someone had written there by hand: “Do not send papers. Show us what you can do. Come on the ninth.” On the ninth! All those who had said that it was not for people like them now ran from house to house with a hat, and it was full by midnight.",
        "On the back there was something. {Hero} only saw it because the lamp shone through the paper. Someone had written there by hand: “Do not send papers. Show us what you can do. Come on the ninth.” On the ninth! All those who had said that it was not for people like them now ran from house to house with a hat, and it was full by midnight.",
      ],
      [
        "So {hero} came, with {asset}, after two days without sleep, and stood in front of five people who had seen everything. {He} showed them {asset}, and what it had taken to get this far. Nobody looked at the clock. “Who taught you this?” asked the oldest of the five. “What was there,” said {hero}.",
        "So {hero} came, after two days without sleep, and stood in front of five people who had seen everything. {He} showed them what {he} had learned in the evenings, from three old books and a film without sound. Nobody looked at the clock. “Who taught you this?” asked the oldest of the five. “What was there,” said {hero}.",
      ],
      "There is a new brochure now. On the third page there is a picture of {hero}, who laughs and carries something under one arm. At home it lies under the cash box. Whenever nobody comes in, they take it out, and it is already quite soft.",
    ],
  }),
  story({
    says: [
      /\b(?:because|since) (?<child>(?:his|her|their) (?:[a-z]+ )?(?:granddaughter|grandson|daughter|son|niece|nephew|neighbour|sister|brother|pupil|stepson|stepdaughter|goddaughter|godson)) (?:had|has) (?:nobody|no one|no-one|no other|no parents|no mother|no father)\b/,
      /\b(?:parents['’]? evening|school|concert|match|play|ball|class|ceremony|competition|trip|show|game|fair)\b/,
    ],
    may: [
      HERO_AT_START,
      /\bfor the first time\b|\bfirst [^.,]+ of (?:his|her) life\b/,
      phrase("(?:went|came|goes) to <event:thing>"),
    ],
    of: "adults",
    unless: /\b(?:murder\w*|killed|war|custody|orphanage)\b/i,
    after: [
      "{Hero} put on the good jacket, the one for funerals and weddings. It was tight by now. “You need not come,” said {child}, and looked at the floor. “All the others have somebody, but it doesn't matter.” “I've got nothing else on,” said {hero}. {He} had stood in front of the mirror for half an hour.",
      "The place was bigger than it looked from outside. All the others seemed to know one another. {He} sat down on a chair that was much too small, beside {child}, and it creaked so that everybody turned round.",
      "“And who are you, please?” asked a lady with a list. “Nobody,” said {hero}, and could have bitten {his} tongue off. {Child} had turned red up to the hair. “I mean, I belong here. To this one.” There was no line for that on the list. She wrote it in the margin.",
      "+ {Hero} did not understand all of what was said then. There were words in it that had not existed when {he} was small. But {he} took out a pencil and wrote down everything that had to do with {child}, in big letters, as if it were about a machine that had to be kept running at any price.",
      "Then they were asked whether anybody wanted to say something. The others said clever things. It was over already, when {hero} heard a chair creak. It was {his} own. {He} was standing, and all of them looked at {him}. {Child} pulled at {his} sleeve. “Please don't,” whispered {child}.",
    ],
    end: [
      "“I don't know how this is done,” said {hero}. “I've never been to such a thing. I only wanted to say that I am proud. I have never been so proud of anybody.” {He} thought about it. “That's all.” And {he} sat down. It creaked.",
      "Nobody spoke for a moment. Then a father at the back began to clap, a little awkwardly, and the lady with the list took her glasses off. “My mother couldn't come to things like this either,” she said. {Child} no longer looked at the floor. {Child} had moved {childhis} chair, quite close, until it touched {hero's}.",
      "On the way home they ate chips out of one bag. “You'll come again?” asked {child}, as if it were not important. “I've got nothing else on,” said {hero}. The jacket hangs at the front of the wardrobe now. In the lady's list there is a new line, printed, and {hero} is not the only one in it.",
    ],
  }),
];
