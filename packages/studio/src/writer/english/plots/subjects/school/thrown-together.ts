import { role, story, type WrittenStory } from "../subject-story.ts";

const UNPAIRED = /\b(?:murder\w*|police|cop|spy|war|boss|office|vampire|sheriff|chess|race)\b/i;

/** The story of a quiet pupil and a loud one who must work together, whichever of the two leads the idea. */
const pairedAs = (quiet: string, loud: string): Pick<WrittenStory, "after" | "end"> => {
  const gapOf = (who: string): string => (who === "hero" ? who : `the${who}`);
  const gaps: Readonly<Record<string, string>> = { q: gapOf(quiet), l: gapOf(loud) };
  const named = (line: string): string =>
    line
      .replace(/<([ql])>/g, (_, who: string) => (who === "q" ? quiet : loud))
      .replace(/\{([qlQL])\}/g, (_, who: string) => {
        const gap = gaps[who.toLowerCase()] ?? "";
        return `{${/[QL]/.test(who) ? upper(gap) : gap}}`;
      });
  return { after: PAIRED_AFTER.map(named), end: PAIRED_END.map(named) };
};
const upper = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const PAIRED_AFTER = [
  "@corridor(<q> read, <l> read) The list hung on the classroom door, and whoever read it went quiet. There were two names next to each other that had never stood next to each other before, not even on the class photo. “That must be a mistake,” thought {q}. “That must be a joke,” said {l}. It was neither.",
  "+ @library(<q> write, <l> sit) They met in the library. {Q} had brought coloured pencils, in order. {L} had brought nothing. For the first half hour they worked like two countries: a line down the middle of the sheet, and silence. The clock ticked so loudly that somebody from the next table looked up.",
  "@library(<l> read, <q> look) Then there was a question for which they needed the book. “You read it out,” said {q}. {L} pulled the book nearer. There was no reading out. There was a thumb on the page, which moved along under the line, far too slowly, and an ear like a tomato. So that was it, thought {q}. That was what all the noise was for, year after year.",
  "@library(<q> give, <l> read) It would have been easy to laugh. The whole school would have laughed along. Instead {q} came round to the other side of the table with a chair. “The letters are too close together,” said {q}, and laid a strip of blue paper under the line, so that only one word could be seen at a time. “My gran does it like that.” {L} stared, and then read the word.",
];
const PAIRED_END = [
  "@library(<l> build, <q> talk) After that there was no line down the middle of the sheet. {L} could build anything, with matchsticks, with wire, with an old alarm clock. {Q} knew everything, and had never dared to say a word of it aloud. They argued about every screw. The librarian asked them to be quiet, and was so pleased about it that she had to turn away.",
  "@classroom(<q> talk, <l> look) On the day when it had to be shown, {q} was to do the talking. “Louder!” somebody called from the back, and there was a snigger. Then {l}, who had made half of them cry at some time, only turned round and looked. It was as still as a church. “It's worth listening to,” said {l}. “Go on.”",
  "+ @classroom(<l> read, <q> look) It was the best mark in the class, and they both got it. But what people talked of afterwards was how {l} had read out the last sentence, with a strip of blue paper under it. It took a while. It was a short one. “Built by both of us,” read {l}, and {q} was the first to clap.",
  "@library(<q> talk, <l> talk) In the library there's a table where {q} and {l} still sit. If you come too near, you get told to be quiet, by two people at once.",
];

/** Stories of those who are thrown together at school: bullies with their partners, twins, rivals, sceptics. */
export const thrownTogether = [
  story({
    says: [
      role("loud", "bully|troublemaker|bad boy|class clown|rival|enemy|football star|football captain"),
      /\b(?:paired|partners?|project|assignment|team(?:s|ed)? up|same (?:group|team|tent)|tutor\w*|work(?:s|ed|ing)? (?:together|with)|share a)\b/i,
      /\b(?:school|class\w*|project|teacher|science|maths|math|history|teen\w*|1[1-8])\b/i,
    ],
    unless: UNPAIRED,
    ...pairedAs("hero", "loud"),
  }),
  story({
    says: [
      /^(?:The |A |An )?(?:[a-z-]+ ){0,2}(?:bully|troublemaker|bad boy|class clown|football star|football captain)\b/i,
      /\b(?:paired|partners?|project|assignment|teamed|work(?:s|ed)?)\b[^.]*? with (?<quiet>(?:(?:the|an?|his|her) )?(?:[a-z-]+ ){0,3}?(?:\p{Lu}\p{Ll}+|boy|girl|nerd|student|pupil|geek|kid))(?!\p{L})/u,
      /\b(?:school|class\w*|project|teacher|science|maths|math|history|teen\w*|1[1-8])\b/i,
    ],
    unless: UNPAIRED,
    ...pairedAs("quiet", "hero"),
  }),
  story({
    says: [
      /\btwins?\b|\btwin (?:sisters?|brothers?)\b|\bidentical\b/i,
      /\b(?:swap\w*|switch\w*|chang\w+ places|trad(?:e[sd]?|ing) places|takes? (?:his|her|the other's) place|took (?:his|her|the other's) place|each other's (?:class|place|school))\b/i,
      /\b(?:school|class\w*|exam|test|date|football|match|final|concert|day|team)\b/i,
    ],
    unless: /\b(?:goalkeep\w*|wrist|injur\w+|murder\w*|prison|wife|husband|prince|king|bank|queen|boss)\b/i,
    after: [
      "@street(hero walk) It was the simplest thing in the world. A hair slide to the other side, the shoes exchanged, and a different way of chewing. Even the dog had to sniff twice. “And don't say ‘actually’ all the time,” it was agreed on the way. “Then don't you hum.” At the gate they separated, each with the wrong bag.",
      "@playground The first hour was a triumph. The next one was strange. People said things to you that were not meant for you. “Are you feeling better about it?” asked a friend, very softly, and squeezed a hand. About what? You could not ask. You could only nod, and think about it, and look across the yard to where your own face was standing, and having a difficult time as well.",
      "+ They had lived in one room all their lives, and had thought that they knew everything about each other. Now there was a chair to which no friends came at lunch on Thursdays. And there was a boy at the gate who said: “It was your twin who stuck up for you, you know.”",
      "Then it came to the thing for which they had done it all. It went wrong, of course. It is one thing to look like somebody, and another to be able to do what that somebody can. There was a moment when everybody was watching. The one who should have known how it goes stood at the edge, in the wrong shoes, and had to look on.",
    ],
    end: [
      "There was only one thing for it. Across all those heads the one began to hum, quite quietly, that tune which had got on everybody's nerves at home for years. The other one heard it, and breathed out, and the hands remembered. They had slept in one bed until they were four. There are things you know about each other that don't have to be learned.",
      "@corridor So it was done. Nobody had noticed anything. Only one old teacher with thick glasses put a hand on the shoulder of each of them at the door, the right hand on the right one. “Very nice,” she said, “both of you. And tomorrow I'd like you back in the correct order.” She had noticed it by the chewing.",
      "+ @bedroom.night(hero talk, mate talk) In the evening they lay in the dark and gave each other back what they had found out. It took longer than the day had taken. “On Thursdays you can sit with us,” said a voice at last. “And you never told me that you stuck up for me,” said the other bed.",
      "@street(hero walk) They don't swap any more, since it's too tiring. But now and then, on a bad day, one of them wears the other one's shoes.",
    ],
  }),
  story({
    says: [
      /\b(?:mov(?:e[sd]?|ing)|moved)\b/i,
      /\b(?:hates?|hated|miserable|unhappy|homesick|bored|boring|tiny (?:town|village)|lonely|nothing to do|small town|middle of nowhere)\b/i,
      /\b(?:until|meets?|met|finds?|found|befriend\w*|discover\w*)\b/i,
      role("beast", "sled dog|dog|horse|pony|donkey|goat|stray|husky|foal|llama"),
    ],
    unless: /\b(?:murder\w*|robot|widow|retired|vampire|husband|wife|\b[3-9]\d\b)\b/i,
    early: /,? until (?:she|he|they) (?:meets?|met|finds?|found|befriend\w*|discover\w*).*$/i,
    of: "people",
    after: [
      "@room(hero look) {Hero} kept {his} watch on the old time. When it was morning here, {he} looked at it and knew what they were all doing there just now. {He} had counted everything that this place had: one shop, one road, one street lamp. It did not take long. Then {he} counted what it did not have, and filled four pages.",
      "The first time {hero} saw {thebeast}, it was from behind. “Keep off,” said the man with the bucket. “Nobody can do anything with that one. It doesn't belong here.” {Thebeast} turned round. It was a look that {hero} knew. {He} saw it every morning, over the washbasin.",
      "{Hero} did not do anything special. {He} had no idea about such things. {He} only sat down on the ground, a few metres away, because {he} had nowhere else to go, and complained. {He} complained about the food, the wind and the silence. {He} did it in the language they spoke at home. {Thebeast} listened. After an hour {beasthe} had come half a metre closer.",
      "+ So it went on, every afternoon. The half metres added up. One day there was a warm breath on {hero's} neck in the middle of a sentence, and {he} did not dare to go on speaking. “Well, I'll be,” said the man with the bucket. Without a word he handed {hero} a rope. It lay in {his} hand like a question.",
    ],
    end: [
      "When they ran for the first time, {hero} shouted, but not in fear. Everything flew past, the shop, the road, the lamp, and then there was only land and sky, as far as the eye reached, and nobody had ever told {him} that there was so much of it. {Thebeast} ran as if there had been a door somewhere all the time and it had been opened at last.",
      "Then came the storm, and it came fast. From one minute to the next there was no road any more. {Hero} could not see {his} own hand. “Go home,” {he} said into the warm neck, and let go of the rope, and only when {he} had said it did {he} notice which home {he} had meant. {Thebeast} stood still for one breath, with {beasthis} nose in the wind. Then {beasthe} turned, and took {him} there.",
      "+ @street.night(hero stand) The whole place was standing under the one street lamp, all forty of them, with lanterns and flasks. The man with the bucket was crying and pretended it was the wind. They had only just found out that they had counted {hero} as well. “One of ours was missing,” said the woman from the shop.",
      "The watch has stopped. {Hero} noticed it weeks later, when somebody asked {him} the time. {He} looked up at the sun instead, which was just setting behind {beast's} ears, and knew how late it was.",
    ],
  }),
  story({
    says: [
      /\b(?:school|library|playground|youth club|swimming pool|park|football (?:pitch|field)|bookshop|cinema|ice rink|bakery|toy shop|sweet shop)\b/i,
      /\b(?:clos(?:e[sd]?|ing|ure)|shut(?:s|ting)? down|torn down|tear\w* down|demolish\w*|demolition|knock\w* down|bulldoz\w*|sold|sell|save[sd]?|saving)\b/i,
      /\b(?:children|kids|pupils?|students?|class|friends|girls?|boys?|teen\w*)\b/i,
    ],
    unless:
      /\b(?:murder\w*|ghosts?|robot|monster|dragon|witch|boat|bank robb\w*|whale|gambl\w*|dog|cat|bus|garden|treehouse|tree house|car park|(?:pocket )?money|sav(?:es?|ed|ing) up)\b/i,
    may: [
      /\b(?<site>school|library|playground|youth club|swimming pool|park|football pitch|football field|bookshop|cinema|ice rink|bakery|toy shop|sweet shop)\b/i,
    ],
    after: [
      "@street(hero read) The notice was quite small. It hung beside the door of the {site}, in a plastic cover, because of the rain. There was a date on it, a stamp, and the word “unfortunately”. {Hero} read it three times. Beside {him} somebody kicked a stone. “It's only because nobody needs it any more,” it was said.",
      [
        "@street(hero write, mate write) “But I need it,” said {hero}. “Me, too,” said {talker}. That made two. It was not many against a stamp. So they decided to count the rest. They took a school book and drew columns, and sat down in front of the {site}, on two boxes, and wrote down everybody who had ever needed it, and for what.",
        "@street(hero write) “But that isn't true,” said {hero}. It would have to be proved. So {he} took a school book and drew columns, and sat down in front of the {site} on a box, and wrote down everybody who had ever needed it, and for what. On the first day there were nine.",
      ],
      "+ @street(hero write) People stopped because of the box. “What are you doing there?” they asked, and then they remembered something. A man had met his wife here. A lady had been dry in here, once, when it had rained for a whole year in her head. A fat policeman had hidden here at the age of nine and had never told anyone. All of it was written down. By the end of the week they needed a second book.",
      "+ The mayor had no time. He sent a letter, in which there was once again the word “unfortunately”. The men with the helmets had already been there, with a tape measure, and drawn crosses on the wall in yellow chalk. They weren't bad men. One of them had his name in the book.",
      "@street(hero talk) On the date with the stamp a yellow machine came round the corner, and behind it came the mayor, who had to be in the photograph. In front of the {site} sat {hero} with the books on {his} knees. “Would you stand aside, please?” asked the mayor. “Yes,” said {hero}. “But first it has to be read out. It's only fair.”",
    ],
    end: [
      "@street(hero read) And {he} read. “Mrs Abara, because of the warm radiator. Ludwig, his first kiss.” After each line somebody called “Here!” from the other side of the street. There had been a few there at first. But they rang each other up, and came in slippers and with shopping bags, and when their turn came they called “Here!” and walked across and stood next to {hero}. By page four there was no way through for a machine.",
      "@street(hero look) On page nine {hero} stopped. “There is one here without a name,” {he} said. “A boy who came each Wednesday because his mother worked late. He always wanted to be the last to leave.” It was quiet. The driver had switched off the engine. The mayor looked at his shiny shoes for a very long time. Then he said, not loudly at all: “Here.”",
      "+ It was not settled with that. There had to be bake sales, and a tombola, and a great deal of paint. But the notice was taken down, cover and all, and the mayor did that himself.",
      "The books lie beside the door of the {site} now, and there's a pencil on a string. Every day something is added. The word “unfortunately” has been used in it once, about a broken biscuit.",
    ],
  }),
];
