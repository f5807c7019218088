import type { Beat } from "../../../../scripts/script.ts";
import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { unless } from "../../open/open-scene.ts";
import { GRAVE, infinitive, MAIN } from "./action-words.ts";
import { type Story, storyOfKind } from "./story-of-kind.ts";

/** Somebody takes part in a contest. */
const noneSoFar: Story = {
  after: [
    [
      0,
      "=There was a form to be filled in for {thecontest}. It asked for the name, and after that for former successes. Three lines had been left for those. {Hero} wrote “none so far”. There was a good deal of room behind it, so {he} added “but”, and then the pencil broke.",
    ],
    [
      0.8,
      "=They practised behind the house, where it could not be seen. There was nobody there but a neighbour's dog. {Hero} came second. “Once more,” {he} said. The second time the dog lay down halfway through, and even then it was close.",
      "=They practised behind the house, where it could not be seen, and {mate} kept the time. “Was that good?” asked {hero}. {Mate} shook the watch and held it to one ear. “It can't have been that,” said {mate}. “I'll count with my fingers from now on.”",
    ],
    [
      0.6,
      "=On the day itself everything was full of flags. The others had bags with a great many pockets, and in each of the pockets there was something. The favourite stood a little apart. {Thecontest} had been won by her five times running, and she had not smiled at any of them. {Hero} had a sandwich with {him}.",
    ],
    [
      0.4,
      "=The first turn was over before {hero} had quite noticed that it had begun. What had gone well behind the house stayed there, behind the house. Something came off, something else got the wrong way round, and somebody at the front said “oh dear” in a kind voice. “The second turn is in half an hour,” said the man with the list, and he did not look up.",
    ],
  ],
  end: [
    [
      0,
      "=Behind the tent it was quiet. {Hero} wanted to eat {his} sandwich there, but somebody was there already. It was the favourite, with her head between her knees. “I can't go in again,” she said. “They only come to see me lose, the whole lot of them.” {Hero} broke the sandwich in two. “I can show you how to do that,” {he} said. “I've just come from there. It doesn't hurt, and afterwards one's hungry.”",
    ],
    [
      0.6,
      "=She laughed, with her mouth full, and it was such an unusual sound that the man with the list looked round. Then it was time for the second turn. {Hero} went in thinking about mustard. Nothing came off. It all went as it had gone behind the house, only with people, and at the end of it they were standing on the benches. The favourite clapped loudest of all. She came second, and beamed like a lamp.",
    ],
    [
      0.5,
      "=The form had to be read out, as it always has to be. “Former successes,” read the man with the list. “None so far, but.” He turned the sheet over. “But what?” he asked. “My pencil broke,” said {hero}. There is a nail in the kitchen now, with something that shines on it, and beside it hangs the rest of the pencil.",
      "=The form had to be read out, as it always has to be. “Former successes,” read the man with the list. “None so far, but.” He turned the sheet over. “But what?” he asked. Nobody needed to answer that any more. The next year the line was longer, and the favourite lent them a pencil.",
    ],
  ],
};

/** Grown-ups refuse to do what is asked of them. */
const quietNo: Story = {
  after: [
    [
      0,
      "=“No,” said {hero}. It was said so quietly that they had to ask again. Then a clerk wrote it down: refuses to {deed}. For the reasons there were two lines on the form. “That isn't enough room,” said {hero}, “and it's too much.” The clerk put a dash.",
    ],
    [
      0.8,
      "=“You might have said ‘perhaps’,” said {mate}. “That's what everybody says.” “And then?” asked {hero}. “Then one does it after all, only later.” They both thought of somebody, and neither of them said who it was. {Mate} put the kettle on.",
    ],
    [
      0.8,
      "=First they tried it with money. They laid it on the table, one coin beside the other, as far as the edge. {Hero} counted along with them. “It's three short,” {he} said, and moved the row back to them with one finger. They added the three. {Hero} counted again, and now it was right, and {he} moved it back a second time.",
    ],
    [
      0.6,
      "=Then they sent a big man. He stood in the doorway, so that it got dark in the room, and said what was going to happen. “Could I have that in writing?” asked {hero}. The big man looked at his boots. It turned out that he could not write. {Hero} pushed a chair over to him, and by evening they had got as far as N and O.",
    ],
    [
      0.4,
      "=After that nobody came. People crossed the street, and at the baker's there was suddenly no bread left. {Hero} sat at the window with {his} hands on {his} knees. To {deed} was what these hands had been meant for, everybody said so. They lay there like two people at a station.",
      "=After that nobody came. People crossed the street, and at the baker's there was suddenly no bread left. {Hero} sat at the window, with {his} hands on {his} knees. They lay there like two people at a station whose train has gone.",
    ],
  ],
  end: [
    [
      0,
      "=One night there was a scratching at the door. Somebody stood outside, young, and with a collar that was too big. “They're asking me now,” it came out at last. “I'm to {deed} instead of you. I've said yes. I only wanted to know how you said the other thing.” {Hero} moved up the second chair. “It's not difficult,” {he} said. “It's two letters. It only gets difficult when one stops.”",
    ],
    [
      0.6,
      "=In the morning there were two of them to be written down, and the clerk needed a second form. At noon there were five. The big man was fetched, to stand in the doorway. He stood there, and everybody waited for what he was going to say. He took the pen out of the clerk's hand, put out the tip of his tongue, and wrote it himself. It was crooked, but one could read it from the street.",
    ],
    [
      0.5,
      "=The form still hangs there, under glass. For the reasons there is a dash. Underneath, where there had been no line at all, stand two big letters, with a space between them as wide as a boot. There is bread again. The baker puts it on the window sill, and looks the other way.",
    ],
  ],
};

/** Somebody opens or runs something. */
const turnLeft: Story = {
  after: [
    [
      0,
      "=The sign had been ready before anything else. {Thebusiness} stood on it in blue, and it had been begun so large that the letters at the end had to squeeze together. {Hero} hung it up {himself}, got down from the ladder, and looked at it from the other side of the street. Nobody could say now that it was only an idea.",
    ],
    [
      0.6,
      "=The first one through the door asked the way to the station. The second one only wanted to wait until the rain was over. “A nice place,” he said as he left. “What is it?” {Hero} pointed at the sign. “Ah,” said the man. “I always turn left here. I've often wondered.”",
      "=The first one through the door asked the way to the station. “Out to the left,” said {mate}. The second one only wanted to wait until the rain was over. “What sort of place is this?” he asked. {Mate} pointed at the sign. “Ah,” said the man. “I always turn left here. I've often wondered.”",
    ],
    [
      0.8,
      "=So {hero} tried it with paper. There were three hundred leaflets, and the whole town got one. For two days nothing happened. On the third day they came back, as little boats, down the gutter, one after the other. They had been folded very well.",
    ],
    [
      0.8,
      "=Then {he} tried it with a present: for the first one it was to cost nothing. There was a queue at once. It consisted of one boy, who went out again at the back each time and came in again at the front. He was the first one eleven times. “You're lucky today,” said {hero}.",
    ],
    [
      0.4,
      "=One evening {he} opened the cash book. On the one side there was a long column, and on the other there was a button. That was that, then. {Hero} fetched the ladder and unscrewed the sign. Where it had been, the wall was paler, in exactly the shape of {thebusiness}. {He} leaned it against the bin, with the letters to the wall.",
    ],
  ],
  end: [
    [
      0,
      "=In the morning there was a crowd outside. They were cross. A van stood across the road, and two postmen had run into each other. “Where's the sign?” somebody shouted. “I've to turn left there!” “We always meet under it!” “I tell my mother, past {thebusiness} and then straight on!” The whole town had been finding its way by it. They had only never thought that it was open.",
    ],
    [
      0.6,
      "=“It's open,” said {hero}. It became very quiet. “Since when?” asked the man from the rain. “The whole time.” They looked at one another, and at the door, and wiped their feet, all of them at once. “You might have said so,” said the man, and it sounded a little hurt.",
    ],
    [
      0.5,
      "=The sign is up again, and it has got a second one under it, quite small: “Yes, now.” In the town they still say that one turns left there. But it takes longer than it used to. Hardly anybody gets round that corner without going in first.",
    ],
  ],
};

/** Somebody learns something, or has to. */
const sinceJustNow: Story = {
  after: [
    [
      0,
      "=There were three books on how to {deed}. {Hero} read them lying down, one after the other, with a pencil. By the end of the third {he} could have given lessons in it. Then {he} stood up, and all of it ran down into {his} feet.",
    ],
    [
      0.8,
      "=“It's quite easy,” said {theteacher}. “You just do as I do.” {Hero} did. “Not like that.” {Hero} did it differently. “Not like that, either.” There are people who can do a thing so well that they no longer know how it is done. They can only tell when it is wrong.",
      "=“It's quite easy,” said {mate}. “You just do as I do.” {Hero} did. “Not like that.” {Hero} did it differently. “Not like that, either.” There are people who can do a thing so well that they no longer know how it is done. They can only tell when it is wrong.",
      "=“It's quite easy,” said everybody who could do it. “One just does it.” There are people who can do a thing so well that they no longer know how it is done. {Hero} made a note of that, too. The pencil was getting short.",
    ],
    [
      0.7,
      "=The first attempt was made early in the morning, when there was nobody about. That is to say, there was a cat. It sat down and watched, with its tail round its feet. After a while it looked away, out of politeness. So bad had it been.",
    ],
    [
      0.6,
      "=“You must relax,” said {theteacher}. So the second time {he} relaxed. {He} relaxed the shoulders, the knees and the hands, as it said on page nine, and was just going to relax the rest, when {theteacher} gave a shriek. “Perhaps not quite so much.”",
      "=“You must relax,” somebody advised {him}. So the second time {he} relaxed. {He} relaxed the shoulders, the knees and the hands, as it said on page nine, and was just going to relax the rest, when everything was lying on the ground. “Perhaps not quite so much,” it was said then.",
    ],
    [
      0.4,
      "=In the evening {he} put the three books where a window would not shut. “I'm too stupid for it,” {he} said. “There are people who never learn to {deed}. They live quite well, and have a hobby.” Outside it had begun to blow. The window stayed shut, at least. So the books had been good for something.",
    ],
  ],
  end: [
    [
      0,
      "=“Quick!” somebody called from below. “Is there anyone here who can {deed}?” There are moments that do not wait until one has looked it up. {Hero} was down the stairs before {he} had thought of page nine, and did it, just so, with wet hair and with {his} slippers on. It was only when it was done that it grew quiet, and {he} heard {his} own heart.",
    ],
    [
      0.6,
      "=“I didn't know that you could do that,” they said. “Neither did I,” said {hero}. “Since when have you been able to?” {He} thought about it carefully. “Since just now.” Then {he} did it again, slowly this time, to see how it was done. On the wall sat a cat, and it looked on to the end.",
    ],
    [
      0.5,
      "=The window shuts by itself by now. The three books stand on the shelf again, a bit warped, with notes on every page. On the last one, where there was still some room, it says in pencil: “Or in slippers.” It's the only sentence in them that {hero} still agrees with.",
    ],
  ],
};

/** The same with a teacher whom the idea names. */
const taughtBy: Story = {
  ...sinceJustNow,
  after: sinceJustNow.after.map(([rank, ...lines]): Beat => {
    const named = lines.filter((line) => line.includes("{theteacher}"));
    const isLesser = lines.some((line) => line.includes("there was a cat"));
    return [named.length > 0 ? 0.5 : isLesser ? 0.8 : rank, ...(named.length > 0 ? named : lines)];
  }),
};

const CONTEST =
  "(?<contest>(?:an?|the|his|her|their) (?:[a-z'’-]+ ){0,4}?(?:contest|competition|race|tournament|championships?|talent show|show|cup|marathon|derby|regatta|olympics|quiz|match|final|talent contest))";
const BUSINESS =
  "(?<business>(?:an?|the|his|her|their|his own|her own|their own) (?:[a-z'’-]+ ){0,3}?(?:shop|store|bakery|restaurant|caf[eé]|bar|inn|hotel|stall|agency|school|salon|museum|company|business|workshop|library|bookshop|kiosk|clinic|office|parlou?r|takeaway|garage|cinema|theatre|pizzeria|hairdresser's|tea room|detective agency|circus|zoo|newspaper|radio station|market|farm shop|post office|repair shop|studio|pizza shop|taxi company|guesthouse))";

/** Contests, refusals of grown-ups, shops, and lessons. */
export const contestsAndLessons: readonly ClauseScene[] = [
  ...storyOfKind({
    by: "hero",
    words: inSentence(
      `${unless(`${GRAVE}|won|wins|lost|lose|judge|last place|every game|truth|whole summer|snails?|swap|swapped`)}${MAIN}(?:entered|joined|took part in|signed up for|competed in|wanted to (?:win|enter|take part in|join)|decided to (?:enter|join|take part in)|qualified for|trained for|had to (?:win|enter)|was invited to) ${CONTEST}\\b[^.]*`,
    ),
    ...noneSoFar,
    of: "people",
  }),
  ...storyOfKind({
    by: "hero",
    words: inSentence(
      `${unless(`${GRAVE}|home|house|farm|retire|daughter|son|wife|husband|mother|father|sleep|bed|eat|children|truth|marry`)}${MAIN}(?:refused|refuses) to (?!(?:leave|be|sell|admit|let|believe|say|stop|forget|know|see|talk|speak|return|die|give|have|open)\\b)${infinitive("")}`,
    ),
    ...quietNo,
    of: "adults",
  }),
  ...storyOfKind({
    by: "hero",
    words: inSentence(
      `${unless(`${GRAVE}|famous|critic|queue|closing|rob\\w*|secretly`)}${MAIN}(?:opened|started|founded|set up|ran|took over|wanted to open|decided to open|tried to run|wanted to start|decided to start) (?:up )?${BUSINESS}\\b[^.]*`,
    ),
    ...turnLeft,
    of: "people",
  }),
  ...storyOfKind({
    by: "any",
    words: inSentence(
      `${unless(`${GRAVE}|ghosts?|language|secret|magic|live|truth|sister learn`)}${MAIN}(?:(?:had to|wanted to|tried to|decided to|was trying to|must|was forced to|needed to|finally) learn|learned|learnt|was learning|started (?:learning|to learn)) (?:how )?to (?!(?:be|live|love|trust|let|forgive|accept|share|lose|say|turn|make it|know)\\b|[^.,]*\\b(?:his|her|their)\\b)${infinitive("")}`,
    ),
    idea: /^(?!.*\bwar\b)/,
    ...sinceJustNow,
    of: "people",
  }),
  ...storyOfKind({
    by: "any",
    words:
      /^(?<teacher>(?:His|Her|Their) [a-z-]+)(?: [A-Z][a-z]+)? (?:was the only one who could|wanted to|had to|tried to|promised to|offered to) teach\b[^.]*/u,
    idea: new RegExp(`\\b(?:had to|wanted to|tried to|decided to|needed to) learn (?:how )?to ${infinitive("")}`, "u"),
    ...taughtBy,
    of: "people",
  }),
];
