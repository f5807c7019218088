import type { Random } from "../../random.ts";

/** Ways to say the same; the first is the one in the scripts. */
const rows = `
in the evening | toward evening
from the beginning | from the start
each other | one another
for a while | for a bit | for some time
did not say anything | said nothing | did not say a word
softly | quietly
a whole | an entire
Soon again | Soon again
everybody | everyone
Everybody | Everyone
somebody | someone
Somebody | Someone
anybody | anyone
a little closer | a bit closer
one after the other | one by one
again and again | over and over | time and again
for a moment | for a second
every day | each day
every morning | each morning
every evening | each evening
once more | once again
stood up | got up
beside | next to
That evening | The same evening
kept thinking | went on thinking
knew at once | knew right away
suddenly | all at once
The next morning | The morning after
That night | During the night | That same night
took a deep breath | breathed in deeply | took a long breath
without a word | silently | in silence
almost | nearly
for a long time | for quite a while | for a good while
went home | walked home
quite alone | all alone
ran off | dashed off | ran away
strange | odd | peculiar
a long time | a good while | quite a while
for years | for many years | for years and years
did not know what | had no idea what
did not know how | had no idea how
did not know where | had no idea where
did not know why | had no idea why
did not know who | had no idea who
every now and then | now and again | from time to time
now and then | from time to time | once in a while
wonderful | marvellous | splendid
all day | the whole day
at the last moment | at the last second | only just in time
after a while | after some time
as always | as ever | as usual
a few steps | two or three steps | a couple of steps
out of the window | through the window
for an hour | for a whole hour
went red | turned red | blushed
out loud | aloud
the whole time | all the time
came closer | came nearer
noticed that | realized that
had to laugh | could not help laughing
far away | far off
made a face | pulled a face
all the way | the whole way
the last bit | the very last bit
did not move at all | kept perfectly still
on the way home | on the way back
On the way home | On the way back
had to laugh | could not help laughing | burst out laughing
as if | as though
much too | far too
began to | started to
the next day | the following day
of course | naturally
hardly | barely
perhaps | maybe
Perhaps | Maybe
nobody | no one
Nobody | No one
thought about it | thought it over
looked round | looked around
a little more | a bit more
a little further | a bit further
a little better | a bit better
at last | finally
And then | Then
very quietly | quite quietly
quite still | very still | perfectly still
shook {his} head | only shook {his} head
nodded slowly | slowly nodded
`;

const table = new Map(
  rows
    .trim()
    .split("\n")
    .map((row) => row.split("|").map((words) => words.trim()))
    .map(([first = "", ...others]) => [first, [first, ...others]] as const),
);
const KNOWN = new RegExp(
  `(?<!\\b[Ee]very )\\b(?:${[...table.keys()].sort((a, b) => b.length - a.length).join("|")})\\b(?![-'’]| (?:having|clever|kind|nice|bad|rude|wrong|funny|unkind)\\b)`,
  "g",
);
const CONTRACTED = /\b(did|could|was|were|had|would|does|is|should) not\b/g;

/** A line in other words of the same meaning, so that no two stories say everything alike. */
export const reworded = (line: string, random: Random): string =>
  line
    .replace(KNOWN, (words) => random.pick(table.get(words) ?? [words]))
    .replace(/\bquite quite\b/g, "quite")
    .replace(OPENER, (opener) => (random.chance(0.5) ? `And ${opener.toLowerCase()}` : opener))
    .replace(SAID, (whole, verb: string, who: string) => (random.chance(0.5) ? `” ${who} ${verb}` : whole));

/** "So she ran": "And so she ran". */
const OPENER = /(?<=[.!?]”? )(?:So|Then) (?=\{|it |there )/g;
/** “Two,” said the mole: “Two,” the mole said. */
const SAID = /” (said|asked|called|whispered) (\{(?:hero|thehelper|talker|mate)\})(?=\. |\.$)/g;

/** "did not": "didn't", for stories whose narrator speaks like that. */
export const contracted = (line: string): string => line.replace(CONTRACTED, "$1n't").replace(/\bcannot\b/g, "can't");
