import type { Random } from "../../random.ts";

/** Ways to say the same; the first is the one in the scripts. */
const rows = `
After that | From then on | Afterwards
In the evening | When evening came | Toward evening
in the evening | toward evening
went on | carried on
from the beginning | from the start
each other | one another
side by side | shoulder to shoulder
for a while | for a bit | for some time
did not say anything | said nothing | did not say a word
in a hurry | in a rush
any more | any longer
simply | just
exactly | precisely
softly | quietly
everything that | all that
some of them | a few of them
turned around | turned round
used to say | liked to say | always said
told {himself} | said to {himself}
stood still | stopped | did not move
woke up | awoke
a hundred | a thousand | countless
a whole | an entire
Soon | Before long
therefore | for that reason
of them all | of all
for a moment | for an instant | for a second | for a little while
nobody | no one
Nobody | No one
everybody | everyone
Everybody | Everyone
somebody | someone
Somebody | Someone
anybody | anyone
a little closer | a bit closer | somewhat closer
began to | started to
had to laugh | could not help laughing | burst out laughing
one after the other | one by one
again and again | over and over | time and again
suddenly | all at once | all of a sudden
That evening | The same evening | Later that day
That night | During the night | That same night
In the morning | The next morning | When morning came
The next morning | The morning after | Early the next day
took a deep breath | breathed in deeply | took a long breath
without a word | silently | in silence
because it | since it
because there | since there
as if | as though
almost | nearly
for a long time | for quite a while | for a good while
once more | once again | one more time
every day | each day | day after day
every morning | each morning | morning after morning
every time | each time
Every time | Each time
far away | far off
in front of everybody | before everyone | for all to see
looked around | looked about | glanced around
went home | walked home
very quiet | very still | as quiet as could be
grew quiet | fell silent | went quiet
in the dark | in the darkness
right in front | just ahead
could hardly | could scarcely | could barely
hardly | scarcely | barely
came back | returned
smiled | grinned
two or three | a few
a bit | a little
came running | hurried over | came rushing
close by | nearby
by now | by this time
a great many | a lot of | plenty of
quite alone | all alone
perhaps | maybe
Perhaps | Maybe
ran off | dashed off | ran away
afraid | scared
difficult | hard
strange | odd | peculiar
beautiful | lovely | wonderful
terrible | awful | dreadful
never again | never again
never once | never once
once again | once more
of course | naturally
noticed that | realized that
looked up | glanced up
stood up | got up | rose
got up | stood up | rose
carefully | with care
a long time | a good while | quite a while
for years | for many years | for years and years
in the middle of | right in the middle of
a moment later | an instant later | a second later | right after that
did not know what | had no idea what
did not know how | had no idea how
did not know where | had no idea where
did not know why | had no idea why
did not know who | had no idea who
for the first time | for the very first time
really | truly
next to | beside
beside | next to
big | large
angry | cross
tired | weary
stupid | silly | foolish
now and then | from time to time | once in a while
sometimes | at times | now and again
every evening | each evening | evening after evening
tried to | attempted to
wonderful | marvellous | splendid
looked at | gazed at
a piece of | a bit of | a scrap of
all day | the whole day | from morning to evening
all night | the whole night | until dawn
most people | nearly everyone
at the last moment | at the last second | only just in time
out of breath | panting | breathless
in fact | indeed | as a matter of fact
asked whether | wanted to know whether
remembered | recalled
one more time | once more
after a while | after some time | by and by
somehow | somehow or other | in some way
above all | most of all
it was no use | it did not help
as always | as ever | as usual
day and night | night and day
had not thought of that | had not considered that
without thinking | without a second thought
listened closely | listened hard
quite different | altogether different
as though | as if
all of them | every one of them
nodded | gave a nod
shrugged | gave a shrug
said {thehelper} | remarked {thehelper} | said {thehelper}
a few steps | two or three steps | a couple of steps
out of the window | through the window
in the dark | in the darkness
was just about to | was about to
kept thinking | went on thinking
for an hour | for a whole hour
a hundred times | countless times
nothing at all | not a thing
everything else | all the rest
made a mistake | did something wrong
`;

const table = new Map(
  rows
    .trim()
    .split("\n")
    .map((row) => row.split("|").map((words) => words.trim()))
    .map(([first = "", ...others]) => [first, [first, ...others]] as const),
);
const KNOWN = new RegExp(
  `\\b(?:${[...table.keys()].sort((a, b) => b.length - a.length).join("|")})\\b(?![-'’]| having\\b)`,
  "g",
);
const CONTRACTED = /\b(did|could|was|were|had|would|does|is|should) not\b/g;

/** A line in other words of the same meaning, so that no two stories say everything alike. */
export const reworded = (line: string, random: Random): string =>
  line.replace(KNOWN, (words) => random.pick(table.get(words) ?? [words]));

/** "did not": "didn't", for stories whose narrator speaks like that. */
export const contracted = (line: string): string => line.replace(CONTRACTED, "$1n't").replace(/\bcannot\b/g, "can't");

/** Two short sentences after each other: sometimes one sentence of two halves. */
export const joined = (paragraph: string, random: Random): string => {
  const parts = paragraph.split(SENTENCE_GAP);
  return parts.reduce((told, part) => {
    const last = told.split(SENTENCE_GAP).at(-1) ?? "";
    const opener = OPENER.exec(part)?.[1];
    const isShort = wordsIn(last) + wordsIn(part) < MAX_JOINED;
    const isPlain = PLAIN.test(last) && PLAIN.test(part);
    if (told === "" || !opener || !isPlain || !isShort || !random.chance(JOIN_CHANCE))
      return told === "" ? part : `${told} ${part}`;
    const rest = part.replace(opener, opener.toLowerCase());
    const joiner = last.includes(",") || part.includes(",") ? "; " : random.pick(JOINERS);
    return `${told.replace(/\.$/, "")}${joiner}${rest}`;
  }, "");
};

const SENTENCE_GAP = /(?<=[.!?][”>]?) (?=[\p{Lu}“{<~*^%])/u;
/** A plain statement: no speech, no part that may be left out, no second half of its own. */
const PLAIN = /^[^“”<>?!;:—,]+(?:,[^“”<>?!;:—,]+){0,2}\.$/u;
const OPENER =
  /^(\{He\}|\{Hero\}|It|There|They|Nobody|No one|Everybody|Everyone|Somebody|Someone|The|That|This|Now|For once|Most|Some|One|In the) /;
const JOINERS = ["; ", ", and ", ", and "] as const;
const JOIN_CHANCE = 0.7;
const MAX_JOINED = 32;
const wordsIn = (text: string): number => text.split(/\s+/).length;
