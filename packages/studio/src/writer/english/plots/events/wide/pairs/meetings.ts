import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { openScene, unless } from "../../open/open-scene.ts";
import { pairScene } from "./pair-scene.ts";

type Story = Pick<ClauseScene, "after" | "end">;

/** How two came to love each other. */
const howTheyMet: Story = {
  after: [
    [
      0,
      "=((One meets a great many people {where}. ))It did not look like anything at first. Nobody played a violin. {One} looked at {two} for about as long as one looks at a clock, and {two} looked back, and then both of them looked at something else. That would have been all, if there had been anything else to look at.",
      "=It was not love at first sight. At first sight {one} thought that {two} looked like somebody who corrects other people's spelling. And {two} thought that {one} looked like somebody who needs it. Neither of them was quite wrong.",
    ],
    [
      1,
      "=“Excuse me,” one of them said at last. It was about something quite small, whether there was still room, or how late it was. The answer was longer than it would have had to be. It had a second sentence, and in the second sentence there was a question.",
    ],
    [
      1,
      "=Then they guessed. Each of them was allowed three guesses about the other. “You play the trombone,” said {two}. {One} had never held one. “You've got four sisters.” It was one brother. The last guess was: “You don't want to go home yet.” It was quiet for a moment, and that one counted.",
    ],
    [
      1,
      "=There was something to eat, but only one of it. It was broken in two, and the halves were not the same. {They} pushed the bigger one back and forth so many times that in the end it was the smaller one. Both of them were still hungry afterwards, and neither of them noticed.",
    ],
    [
      0.5,
      "=And then it was over, as such things are. One has to go this way, and the other has to go that way. “Well,” said {one}. “Well,” said {two}. They shook hands, rather formally, and both of them said what a pleasure it had been. {One} went twenty steps. It was only then that {one} thought of the name. Neither of them had asked.",
    ],
  ],
  end: [
    [
      0,
      "={One} turned round and ran, and it was not an elegant run. Somebody was running from the other side, just as badly. They met right in the middle, quite out of breath. “I've forgotten my umbrella,” {two} said. “You hadn't got an umbrella.” “No,” said {two}. “But I couldn't think of anything better in twenty steps.”",
      "={One} turned round and ran, and it was not an elegant run. Somebody was running from the other side, just as badly. They met right in the middle, quite out of breath. “I wanted to ask you something,” said {two}. “What?” “I've forgotten it. I was running so fast.” “Then we'll have to wait here,” said {one}, “until you remember.”",
    ],
    [
      0.5,
      "=So they asked each other now, for the names, and for a number, and for the third guess. It got late. Somebody came and wanted to lock up, or to sweep, or to put out the light. “One moment,” they said, ((“we have only just met {where},” ))and the somebody waited for quite a while, leaning on the broom.",
    ],
    [
      0.7,
      "=There are two versions of it today((, of how one meets {where})). In the one it was {one} who ran faster, and in the other it was {two}. Both of the versions are told, one after the other, to anybody who asks. Only about the twenty steps they agree. Afterwards nobody ever went that far again without asking.",
    ],
  ],
};

/** Two strangers begin to talk. */
const strangersTalk: Story = {
  after: [
    [
      0,
      "=One does not talk to strangers. One nods. {One} had nodded, and {two} had nodded back, and really everything had been said with that. But then it went on for so long, and one can't go on nodding. “I hope you don't mind,” one of them began, and did not know yet how the sentence was going to end.",
      "=The first sentence was about the weather. The second one was about it as well. With the third they could just as well have stopped. But it was not about the weather any more. Somehow it had turned off, and now it was about what one does when one can't sleep.",
    ],
    [
      1,
      "=With a stranger one may tell the truth. {One} tried it out with something small: “I don't actually like my own birthday cake.” {Two} thought about that. “I've been pretending for eleven years that I can swim,” said {two}. They both felt lighter at once, and looked round to see if anybody had heard it.",
    ],
    [
      1,
      "=There was a little something to eat, out of a pocket and rather crushed. It was divided by breaking it, and the crumbs were shared, too. “What were you really waiting for just now?” {two} asked, with a full mouth. “When?” “Before you said that you hope I don't mind.”",
      "=They found out what they had in common. It was not much: one song, one fear of geese, and the same way of tying shoes wrongly. {Two} showed how, and {one} showed how. It was exactly the same wrong knot. One does not meet that often.",
    ],
    [
      0.5,
      "=Then {one} asked a question too many. One could see it at once. {Two} looked away and was silent, and it was no longer the comfortable kind. {One} would have liked to take it back and could not find the end of it. “I'm sorry,” said {one}. “It's none of my business.” There was no answer to that for a long time.",
    ],
  ],
  end: [
    [
      0,
      "=“Nobody has asked me that for years,” said {two} at last. “I had to look for where I put the answer.” Then it came, slowly at first, and it was a long one. {One} did not say anything clever. {One} only moved a little closer, to hear it better, and gave back half of the last crumb.",
    ],
    [
      0.5,
      "=In the end it was quite ordinary again. There was a noise, something opened or arrived, and they had to get up. Each of them was stiff. “I don't even know what you're called,” said {one}. {Two} thought it over. “I'm the one who can't swim,” said {two}. “And you are the one without a cake.”",
    ],
    [
      0.7,
      "=When they tie their shoes these days, each of them stops for a moment over the knot. It would be easy to learn it properly. Neither of them has done so.",
      "=One of them has a swimming lesson on the calendar now, and the other one had a birthday with pancakes. They nod, each of them, to every stranger, and always wait for a moment, in case somebody minds.",
    ],
  ],
};

/** Somebody stands before one who was close once. */
const metOnceClose: Story = {
  after: [
    [
      0,
      "={Hero} had imagined this, now and then, on the stairs or in the bath. In that picture {he} always {was} well dressed, and had the better sentences. Now it was {thekin}, really and without any warning, and {he} had a stain on {his} sleeve. {He} turned the sleeve to the back.",
      "=It was the neck by which {hero} knew {thekin}. One would not think that one can know a neck for so long. {He} could still have walked off. {He} looked for a way to do it, and found one, and stayed where {he} {was}.",
    ],
    [
      1,
      "=“You've cut your hair,” was the first thing that was said. {Hero} had cut it a very long time ago. “Yes,” {he} said. “And you've got glasses.” It was like at the doctor's. They went over each other from top to bottom, and neither of them asked what they really wanted to know.",
    ],
    [
      1,
      "=Then they tried it with the weather, and when that was used up, with the traffic. {Hero} saw that {thekin} was doing something with a paper napkin, folding it and folding it, until it was as small as a stamp. That had always been so. That had made {him} furious once. Now {he} only looked at it.",
    ],
    [
      1,
      "=“Who's that?” asked {mate} in a low voice. {Hero} opened {his} mouth, and shut it again. For most people there is a word. For {thekin} {he} would have needed a whole evening. “Somebody from before,” {he} said. {Mate} looked at the napkin, and did not ask any more.",
      "=There were two things that {hero} had meant to say, if ever. The one was an apology. The other was to demand one. {He} had practised both of them for so long that they had begun to sound alike. Now {he} stood there and could not get hold of the beginning of either.",
    ],
    [
      0.5,
      "=“Well then, I have to go,” said {hero}. “Of course,” was the answer. “So do I.” They said it once more, and after that they really did turn round. {Hero} had gone a few steps when {he} noticed that there was something in {his} hand. It was the napkin. {He} could not have said how it had got there.",
    ],
  ],
  end: [
    [
      0,
      "={He} unfolded it, once and again and again. Nothing was written on it. It was only a napkin. {Hero} went back. {Thekin} was still standing there, with both hands empty, and did not know what to do with them. “You've given me your napkin,” said {hero}. “I know,” was the answer. “I couldn't think of what to say.”",
    ],
    [
      0.5,
      "=So {hero} began, somewhere in the middle, because the beginning was still stuck. It became one of those talks in which both talk at once and then both stop. It turned out that there had been two stories all those years. In each of them it had been the other who never called.",
    ],
    [
      0.7,
      "=Not everything was put right that day, far from it. But there is a table now, on the first of every month. One of them talks too much, and the other one folds. By the end there is a whole row of them, and none is as small as that one.",
      "=Not everything was put right that day, far from it. But the napkin lies in a drawer now, among the important papers. It has been folded so often that it will never be quite flat again. It does not have to be.",
    ],
  ],
};

const DARK =
  "kill\\w*|died?|dead|murder\\w*|prison\\w*|war|soldiers?|thief|thieves|steals?|stole|alien|robots?|planets?|bodies|dragons?|voice|letters?|ghosts?|corpse";
const ONCE_CLOSE =
  "(?<kin>(?:(?:his|her|their|my|our) (?:own )?(?:estranged|former|long-lost|lost|first|old|childhood|ex|ex-[a-z]+|secret|divorced|runaway) ?(?:love|father|mother|dad|mum|mom|son|daughter|brother|sister|wife|husband|friend|best friend|partner|boyfriend|girlfriend|bandmate|sweetheart|teacher|coach|rival|bully|crush|fianc[eé]e?)?|(?:his|her|their|my) ex-?[a-z]*|(?:the|an?) (?:ex-)?(?:father|mother|son|daughter|brother|sister) (?:he|she|they) (?:had )?(?:never|not) [a-z]+))(?=[.,]|$| (?:again|in|at|on|who|after|for|from|and|by|as|there|behind|sitting|standing|next|during)\\b)";
const MEETS =
  "(?:met|meets|saw|ran into|bumped into|came across|recogni[sz]ed|discovered|found|sat (?:down )?(?:next to|opposite|across from)|was seated next to|had to (?:work|share|sit|travel|live|sing|dance|play) [^.]*?with|(?:realised|realized|noticed|saw|found out) that (?<role>(?:the|his|her) [a-z ]+?) (?:was|is)|turned out to be|was)";

/** Two who meet: for love, for a talk, or after years. */
export const meetings: readonly ClauseScene[] = [
  ...openScene({
    by: "any",
    words: inSentence(
      `${unless(DARK)}(?:met|saw each other|found each other|ran into each other|sat (?:opposite|next to) each other) again\\b[^.]*`,
    ),
    idea: /^\p{Lu}\p{Ll}+ and (?<kin>\p{Lu}\p{Ll}+) /u,
    ...metOnceClose,
    of: "people",
  }),
  ...openScene({
    by: "any",
    words: inSentence(`${unless(DARK)}${MEETS} ${ONCE_CLOSE}[^.]*`),
    ...metOnceClose,
    of: "people",
  }),
  ...pairScene({
    by: "any",
    words: inSentence(
      `${unless(`${DARK}|fifty years|married|all over`)}(?:met|fell (?:slowly |madly )?in love(?! with (?:the|an?|his|her)\\b)|got to know each other|spent the night|began to talk|started to talk|started talking|had an umbrella|wanted to give them|did not(?=[.]|$))\\b[^.]*|${unless(DARK)}(?:met again)\\b[^.]*`,
    ),
    idea: `(?=[\\s\\S]*\\b(?:met|meet|began to talk|sat next|shared)\\b)(?![\\s\\S]*\\b(?:${DARK}|every|class|childhood)\\b)(?:[\\s\\S]*?\\b(?:met|meet) (?<where>(?:on|in|at|by) (?:an?|the) [a-z]+(?: [a-z]+)?(?=[.,]| (?:in|that|and|watering|when|who|to)\\b)))?[\\s\\S]*\\b(?:love|wife|husband|parents|grandparents|married|widow|widower|couple|anniversary|divorced)\\b`,
    ...howTheyMet,
    of: "people",
  }),
  ...pairScene({
    by: "any",
    words: inSentence(
      `${unless(`${DARK}|each other again|in love|friends|every year|vans?|teams?`)}(?:met (?:on|in|at|by|during|every|while)|(?:began|started) (?:to talk|talking|to chat|a conversation)|got (?:talking|into (?:a )?conversation)|struck up|shared (?:an?|the same|one) (?:taxi|cab|table|compartment|umbrella|bench|lift|tent|room)|talked (?:all night|until)|(?:found out|discovered|noticed|realised|realized) (?:that )?they (?:were (?:both )?(?:going|on (?:the|their) way|travelling)|both|had (?:both )?the same)|sat next to each other)\\b[^.]*`,
    ),
    idea: "\\b(?:strangers?|people|man|woman|men|women|passengers?|patients?|travellers?|old|lady|girl|boy|driver|nurse|widow|soldier|teenager)\\b",
    ...strangersTalk,
    of: "people",
  }),
];
