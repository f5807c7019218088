import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { openScene, unless } from "../../open/open-scene.ts";

type Story = Pick<ClauseScene, "after" | "end" | "close">;

/** A grown-up will not leave a place. */
const refusesToLeave: Story = {
  after: [
    [
      0,
      "={Hero} carried a kitchen chair outside, put it down where everybody had to pass, and sat on it. “I'm not going,” {he} said to the first who came by. “Good morning,” said the man, who had only wanted to say that.",
      "=There was a chair in front of the door now, and {hero} sat on it. It was a plain kitchen chair with one short leg, and under the short leg there was a folded letter, with a stamp and a date. That was {his} answer to the letter.",
    ],
    [
      0.5,
      "=On the first day they sent a man with a briefcase. He read something aloud, standing, from the first page to the last. {Hero} listened politely. Then {he} went in and fetched a second chair. “You'll need it,” {he} said, “if you're coming back.”",
    ],
    [
      0.9,
      "=“Be reasonable,” said the woman from across the road, who had been reasonable herself. Her curtains were down already. She had brought soup, and she set it on the wall. Nobody has ever been argued out of a chair by a soup, but it was a good one.",
      "=“Be reasonable,” said {talker}. “I've been reasonable for years,” said {hero}. “Look where it got me.” {Talker} looked, and it was a chair. In the end {talker} brought out a blanket. It was not the same as agreeing, but it was warm.",
    ],
    [
      0.7,
      "=On the third day two strong young people came. They took hold of the chair on both sides and carried it down the road, with {hero} in it. It was a short ride, and a friendly one. When they put it down, {hero} thanked them, got up, and walked back.",
    ],
    [
      0.4,
      "=Then it got quiet. The others had gone. Where there used to be lamps in the evening, there was only the dark, with corners in it. {Hero} sat there with the blanket round {him}. “I'm not going,” {he} said. It had been easier to say when there was somebody to hear it.",
    ],
  ],
  end: [
    [
      0,
      "=The man with the briefcase had missed his bus. He sat down on the second chair, and for a while he looked where {hero} was looking. “What is it about this place?” he asked. In all that time it was the first question. {Hero} got up. “Come along,” {he} said. “I'll show you. It will take a while.”",
    ],
    [
      0.6,
      "=It took until midnight: where the light came in first, what creaked, and who had fallen off what, and in which year. The man wrote it down on the back of his papers, because the front was full. “There's a space here for remarks,” he said. “I could write: not yet.” “Then write that,” said {hero}.",
    ],
    [
      0.7,
      "=It was a long not yet, and {hero} made use of it. One morning {he} got up, because {he} {was} ready, and not because it was in a letter. {He} took the one chair, and the man with the briefcase took the other. Nobody was carried.",
    ],
    [
      0.8,
      "=Both chairs stand in front of another door these days. “Good morning,” says whoever comes by. The short leg still has to have a folded paper under it. It is all written on the back, and {hero} knows it by heart.",
      "=Both chairs stand in front of another door these days. “Good morning,” says whoever comes by. The short leg still has a folded paper under it. It is all written on the back, for whoever wants to read it.",
    ],
  ],
  close: [
    [
      0.7,
      "=The two chairs were carried in again, first the one and then the other. The folded letter fell out from under the short leg. It was found that one could sit just as well without it, if one leaned a little to the left.",
    ],
  ],
};

/** A young animal does not want to come out. */
const staysInside: Story = {
  after: [
    [
      0,
      "=“It's warm in here,” said {hero}. “It's soft, it's mine, and I know where everything is.” It could not be denied. One only had to look at what stuck out at the sides: two feet, a tail, and an ear that had not been there in spring.",
      "=“Not today,” said {hero}. It was what {he} had said yesterday, and the day before that, and it had always worked. What stuck out at the side said something else. It was a foot, and it was a big one.",
    ],
    [
      0.8,
      "=First they tried it with breakfast. They laid it down outside, where it could be smelled but not reached. {Hero} made a long neck. {He} had no idea how long it could get. The breakfast went in, and the rest of {hero} stayed where it was.",
    ],
    [
      0.7,
      "=Then they tried it with tickling. There was a great deal of wriggling and squeaking, first to the left and then to the right, and at the end of it everybody was out of breath. {Hero} was still inside, only the other way round. “It's nice like this, too,” said a voice from somewhere near the tail.",
    ],
    [
      1,
      "=“At your age I had been all round the big stone,” said an aunt. “What was behind it?” asked {hero}. “I don't know any more,” said the aunt. “Then it can't have been much.”",
    ],
    [
      0.4,
      "=After that they left {him} alone. The others went off to where something was splashing and laughing, and it got very quiet. {Hero} tried to turn over, and could not. {He} tried to stretch, and could not do that either. It was still warm. It was just rather a lot of {hero}.",
    ],
  ],
  end: [
    [
      0,
      "=There was a scratching outside. It was somebody very small, with wet feet, who had been born on the day before yesterday. “Is there any room in there?” {Hero} looked round, as far as that was possible. “For half a one,” {he} said. The small one sneezed. “Wait,” said {hero}. “I'll just let you in. Only for a moment.”",
    ],
    [
      0.6,
      "=Getting out took longer than {he} had thought. First there was a foot, then the other end, and then the rest came all at once and rolled a good way downhill. When it stopped, it lay on its back. Up there was the whole sky, and none of it pressed against {his} ears.",
    ],
    [
      0.7,
      "=The moment lasted until evening. In between {hero} had been all round the big stone. There was another stone behind it. “I told you so,” said the aunt, who had not told {him} anything of the kind.",
    ],
    [
      0.8,
      "=At bedtime {he} put {his} head in at the old place. “It's warm in here,” said a small voice. “I know everything about that,” said {hero}, and lay down in front of it, where there was room for all {his} feet.",
    ],
  ],
};

/** Somebody waits for one who is late by years. */
const waitsForSomebody: Story = {
  after: [
    [
      0,
      "=There was a bench, and everybody knew whose it was, although there was no name on it. {Hero} always sat at the left end. The right end was kept free, with a folded newspaper. “Is this taken?” strangers asked. “Yes,” said {hero}.",
      "={Hero} always came at the same time, and sat at the left end of the bench. A folded newspaper lay on the right end. It was for the {awaited}. It had been changed every day, so that there would be something new to read.",
    ],
    [
      0.7,
      "=“Nothing yet?” asked the man from the kiosk. He asked it every evening, while he counted his coins. “Not yet,” said {hero}. They were both used to it. It was like saying good night, only that it had an end that was open.",
    ],
    [
      1,
      "=Some meant well. One should get on with things, they said, and they knew somebody who had got on. {Hero} thanked them. {He} got on with a good many things: {he} cooked, {he} mended, {he} paid the bills. {He} only did not do it at that hour.",
      "=Some meant well. “You should get on with things,” said {mate}. “I do,” said {hero}, and it was true: there was soup on the stove, and the bills were paid. “I only don't do it at this hour.”",
    ],
    [
      0.8,
      "=Once {hero} tried to hurry it along. {He} wrote to an office, and to a second one. A form came back on which there were two boxes to tick, and neither of them was right. {He} drew a third one next to them, and ticked that.",
    ],
    [
      0.4,
      "=Then there was an evening when {hero} came late, for the first time in all those years. There had been a burst pipe, a plumber, and a flood on the stairs. {He} ran the last bit. From far off {he} could see it: somebody was sitting on the bench, on the right, on the newspaper.",
    ],
  ],
  end: [
    [
      0,
      "=“I'm sorry,” said {hero}, out of breath. “This is taken.” The other one did not turn round. “I know,” said a voice. “I came in from the wrong side. I thought that nobody was here any more. Then I saw the newspaper. It's today's.” It was the {awaited}.",
    ],
    [
      0.6,
      "=All the sentences that {hero} had got ready were gone. “You're late,” {he} said. “So are you,” it came back. {Hero} sat down at the left end, because {he} did not know where else. There was still a newspaper's breadth between them. Nobody could have said when it stopped being there.",
    ],
    [
      0.7,
      "=The man from the kiosk had finished counting. He put up his shutter, and looked across, and got as far as “Nothing …”. Then he pulled the shutter down again, very quietly, and went home by the back way.",
    ],
    [
      0.8,
      "=The bench is free these days, both ends of it. Only at that certain hour two people sometimes come by and try it out. “Is this taken?” asks the one. “Yes,” says the other.",
    ],
  ],
};

/** A toy waits for the child that used to play with it. */
const waitsInTheDark: Story = {
  after: [
    [
      0,
      "=It had only been meant for a while. Somebody had said “until we need it”, and shut a lid. {Hero} did not mind. {He} sat up straight, so as to be ready. One does not want to be found lying down.",
      "=Nobody had said for how long. {Hero} sat up straight, with {his} face to where it would get light when the door was opened. {He} had worked out that it could be any day, and that today was one.",
    ],
    [
      0.7,
      "=Now and then there were steps. The first ones came for the suitcases, and the next ones for the sledge. Every time {hero} got ready, and every time it was for something else. “Don't take it to heart,” said the umbrella stand. “They never come for me either.”",
    ],
    [
      0.6,
      "=So {hero} tried to be seen. It took a whole winter to get from the back of the shelf to the front: a finger's breadth a night, no more. There {he} sat now, with both feet over the edge. The steps came for the old curtains, and had the curtains over their head when they left.",
    ],
    [
      1,
      "=“Perhaps the {awaited} has got big,” said the umbrella stand. {Hero} had thought of that. “How big?” {he} asked. “As big as a coat.” They were quiet for a bit. A coat is very big.",
    ],
    [
      0.4,
      "=In the end {hero} did the only thing that was left, and let {himself} fall. It made less noise than {he} had hoped. {He} lay on {his} face between two boards, where nobody would ever look. And just then, of course, there were steps.",
    ],
  ],
  end: [
    [
      0,
      "=They stopped. They were slow steps, and heavier than any {he} knew. Somebody knelt down, with a crack of the knee, and turned {him} over. It was a grown face with glasses on. {Hero} did not know it. Then a thumb went over {his} left ear, twice, against the grain. Only one thumb in the world did that.",
    ],
    [
      0.6,
      "=“There you are,” said the one who had been the {awaited}. “I've told them all that you'd be sitting up.” Somebody else pushed in beside her knee, much smaller, with jam on the chin. “Is that the one?” “That's the one.” “Can I?” It took a moment. Then the big hands held {him} out.",
      "=“There you are,” said the one who had been the {awaited}. “I always said you would be sitting up.” Somebody else pushed in under the elbow, much smaller, with jam on the chin. “Is that the one?” “That's the one.” “Can I?” It took a moment. Then the big hands held {him} out.",
    ],
    [
      0.8,
      "=There was jam on {him} before they were down the stairs. “Until we need it,” somebody had said up there. “They needed me,” {hero} told the umbrella stand, which had been brought down as well. It stood in the hall, quite full, and was too happy to answer.",
    ],
  ],
};

const REFUSED =
  "(?:refused to|would not|did not want to|was not willing to|were not willing to|declined to|was determined not to)";
const NEAREST =
  "husband|wife|son|daughter|father|mother|brother|sister|friend|fiancé|fiance|sweetheart|lover|love|boyfriend|girlfriend|man|woman|captain|sailor|soldier|grandson|granddaughter";

/** Who will not leave, and who waits. */
export const staying: readonly ClauseScene[] = [
  ...openScene({
    by: "any",
    words: inSentence(
      `${unless("war|stage|until|him|baby|prison|without|fight|drowning|sinking|fire")}${REFUSED} (?:leave|move out(?: of)?|sell|give up|move away(?: from)?|be moved)(?: (?:his|her|their|the|its|my) (?!post\\b|side\\b|bed\\b|husband|wife|friend|children|dog\\b|cat\\b)(?:[a-z]+ ){0,2}?(?:house|home|flat|farm|island|village|cottage|apartment|hut|room|land|lighthouse|valley|caravan|garden|hotel|building|block|house boat|houseboat|street|mill|inn|cinema|theatre|shop|school|mountain|town|forest))?(?=[.,]| (?:even|although|though|when|because|as|where|while|in|on|that|after|before|of)\\b)[^.]*`,
    ),
    ...refusesToLeave,
    of: "adults",
  }),
  {
    by: "any",
    words: inSentence(
      `${unless("winter|snow|train|without|friend|stage|dead|died")}${REFUSED} (?:leave|come out of|crawl out of|climb out of|get out of|fly out of|move out of|hatch|come out)\\b(?! (?:him|her|them|his|the (?:boy|girl|man|woman|dog))\\b)[^.]*`,
    ),
    idea: /\b(?:pouch|nest|shell|egg|burrow|den|cave|hole|basket|hutch|mother|mum|box|cocoon|lodge)\b/i,
    ...staysInside,
    of: "creatures",
  },
  ...openScene({
    by: "any",
    words: inSentence(
      `${unless("died|late|grave|ghost|letter|hospital|ill|prison|operation|bear|birth")}(?:waits|waited|had been waiting|kept waiting|still waited|went on waiting|was waiting|sat and waited) (?:[^.,]*? )?for (?:an?|the|his|her|their|my) (?<awaited>(?:[a-z]+ ){0,1}?(?:${NEAREST}))(?=[.,]| (?:who|whom|that|everyone|everybody|to|he|she|from|at|on|in|every|each|the whole|all)\\b)[^.]*`,
    ),
    idea: /\b(?:years?|decades?|(?:every|each) (?:day|evening|morning|night|sunday|friday|week)|still|war|sea|lost|dead|missing|never|promised)\b/i,
    ...waitsForSomebody,
    of: "people",
  }),
  {
    by: "any",
    words: inSentence(
      "(?:waits|waited|had been waiting|kept waiting|still waited|was waiting|hoped) (?:[^.,]*? )?(?:for|that) (?:an?|the|his|her|its) (?<awaited>(?:little )?(?:girl|boy|child|owner|mistress|master))\\b[^.]*",
    ),
    idea: /\b(?:teddy|doll|toys?|puppet|marionette|train|rocking horse|music box|blanket|kite|ball|robot|bicycle|bike|sledge|sled|piano|cuckoo clock)\b/i,
    ...waitsInTheDark,
  },
];
