import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { openScene, unless } from "../../open/open-scene.ts";

type Story = Pick<ClauseScene, "after" | "end">;

/** A thing is gone, and somebody has to find out who took it. */
const missingThing: Story = {
  after: [
    [
      0,
      "={Hero} began with the place itself, the only witness who makes nothing up. Where {thetaken} had been, there was a clean patch. {He} knelt down and looked at it from the side. Dust is very honest. Here somebody had wiped it away, and had done the corners as well.",
    ],
    [
      0.6,
      "=“Who had a key?” asked {hero}. “Everybody,” said the caretaker. “It's under the mat.” “And who was the last to see {thetaken}?” It turned out that there were nine of those, and each of them had been the very last. The caretaker had dusted there that morning, as he did every morning, but nobody had asked him.",
    ],
    [
      1,
      "=The first trail led to a man with a van, who turned red before he had been asked a thing. {Hero} had him open it. There were forty garden gnomes inside. That was a case as well, but not this one. Of {thetaken} there was no trace.",
      "=The first trail led to a man with a van, who turned red before he had been asked a thing. {Hero} had him open it. There were forty garden gnomes inside. “That's not ours,” said {mate}. It was a case as well, but another one. Of {thetaken} there was no trace.",
    ],
    [
      1,
      "=At night {hero} wrote it all on slips of paper and laid them out in a row: the key, the nine, the clean patch. Something would not fit, and it was the corners. Whoever steals takes it and runs. In all these years {he} had never met a thief who dusts.",
      "=At night {hero} wrote it all on slips of paper. {Mate} pushed them to and fro: the key, the nine, the clean patch. Something would not fit, and it was the corners. “Have you ever met a thief who dusts?” asked {mate}.",
    ],
    [
      0.4,
      "=By the third day they had lost patience. “Well?” asked the caretaker, with a cloth in his hand, and rubbed at a spot on the table while he waited for the answer. {Hero} had been about to say that the case was closed, without a result. Then {he} watched the cloth. It went right into the corners.",
    ],
  ],
  end: [
    [
      0,
      "=“You do that very well,” said {hero}. The caretaker looked at the cloth, and then he sat down. For thirty years he had dusted round {thetaken}, he said, every single morning, and not one of them had ever so much as looked up. “And now? They have been coming in crowds, to see an empty place.”",
    ],
    [
      0.6,
      "=So {thetaken} came to light again, behind the brooms, in a warm blanket. What was to be done about the blanket was for others to decide. {Hero} wrote a report. It was four lines long, and the fourth had nothing to do with the law. It said that people should look up now and then.",
    ],
    [
      0.8,
      "=Everything is in its old place there. Only a bench has been put in front of it, and there is mostly somebody on the bench. The caretaker has to dust round their shoes. “Excuse me,” he says each time, and looks extremely busy. He does the corners last.",
    ],
  ],
};

/** A killing, and one who does not let it rest. */
const graveCase: Story = {
  after: [
    [
      0,
      "=It filled eleven folders. {Hero} knew them by heart, and that was the trouble, for nobody reads what he knows by heart. So {he} opened the first one and began again, half aloud, with a finger under the line, like somebody who has only just learned it.",
      "=“Everything has been asked,” they told {him}. {Hero} could see that. It filled eleven folders. {He} took the first one and began again, half aloud, with a finger under the line, like somebody who has only just learned to read.",
    ],
    [
      0.6,
      "=One sentence in it was about the light on a staircase. It had been on for ten minutes. {Hero} went there at the same hour, pressed the switch and waited. After three minutes it went out by itself. {He} stood there in the dark for a while and did the sum.",
    ],
    [
      0.6,
      "=“So somebody pressed it again,” said the colleague at the next desk, without looking up. “Three times,” said {hero}. It was a small thing. {He} wrote it on a card and pinned it up over the desk. For a week nothing was added to it, and people hung their coats there.",
      "=“So somebody pressed it again,” said {mate}. “Three times,” said {hero}. It was a small thing. {He} wrote it on a card and pinned it up over the desk. For a week nothing was added to it, and people hung their coats there.",
    ],
    [
      0.6,
      "=Then {he} went from door to door. They were tired of it. One said that the dead should be left in peace. “Yes,” said {hero}. “That is what it's for.” An old man on the second floor counted on his fingers who had been at home. He got as far as the switch, and stopped. He would have to think about it, he said.",
    ],
    [
      0.4,
      "=Towards morning the telephone rang. It was the old man. One cannot reach that switch from the stairs, he said. It is behind the little door, with the meters, and only one person ever had a key to that. {Hero} thanked him. There was one statement that {he} had never doubted, because it was the first one in the first folder.",
    ],
  ],
  end: [
    [
      0,
      "=The door was opened at once, as if somebody had been standing behind it for a long time. “Is it about the light?” “Yes,” said {hero}. “I would have left it off,” was the answer. “But then one cannot find the keyhole.” There was a packed bag in the hall. It had been standing there for so long that there was dust on it.",
    ],
    [
      0.6,
      "=It was told until it was day, and {hero} wrote it down. There was no reason in it that was big enough. There hardly ever is. Then {he} went to those who had been waiting, and told them, standing, with {his} coat on. They asked only one question. Now there was an answer to it.",
    ],
    [
      0.8,
      "=The eleven folders are in the cellar. The card is still pinned up over the desk. Three minutes, it says. When somebody new comes, who knows a case by heart, he is sent to some staircase in the evening, to press the switch and to count.",
    ],
  ],
};

/** Two break into the same house. */
const burglarsMeet: Story = {
  after: [
    [
      0,
      "=A dark hall is crowded when two people want to be alone in it. One had come through the window and one through the cellar, and in the middle there was a vase. They both caught it. There they stood, each with one handle, and neither liked to be the first to let go.",
    ],
    [
      1,
      "=“I've been watching this house for three weeks,” whispered one. “I've been watching it for four.” “Then you're the one with the newspaper.” “And you're the one with the dog. Where is the dog?” “Only borrowed.” They looked at each other with something like respect.",
    ],
    [
      0.6,
      "=Then the doorbell rang. The old lady from next door stood outside, in slippers, with a torch. “Thank goodness, it's you,” she said. “You're back. I saw a light, and I thought, that will be burglars.” They looked at the vase. “We came home early,” said one. “The weather,” said the other.",
    ],
    [
      0.6,
      "=She would only come in for a moment, she said, and sat down. “Tea?” asked one of them, and opened the door to the kitchen. It was a broom cupboard. The next one was the cellar. “We have moved things round a little,” said the other. The spoons were in the eleventh drawer.",
    ],
    [
      0.4,
      "=At two in the morning the old lady put down her cup. “And now I should like to know who you are,” she said. “I water the plants in this house. Nobody here has ever taken sugar.” It was very quiet. In the hall lay two empty sacks, side by side, like dogs that have been told to wait.",
    ],
  ],
  end: [
    [
      0,
      "=Then both of them spoke at once. It sounded as if each of them wanted to be the only one to blame. “I thought as much,” said the old lady. “Put the spoons back. And after that you can have a look at the cellar window. It hasn't shut for years. Anybody could get in.”",
    ],
    [
      0.6,
      "=One of them held the torch, and the other hammered. “You've got a hand for locks,” said one. “So have you,” said the other. It was the nicest thing that either of them had been told for a long time. When it got light, there was nothing left in that house that rattled, and the old lady had seven more windows for them next door.",
    ],
    [
      0.8,
      "=There is a van in that street these days: doors, windows, locks, also at night. They ring the bell first. The vase stands where it always stood. Only when one holds it to the light, there is a thumb on each of the handles, very clear, and neither of them is the owner's.",
    ],
  ],
};

/** Somebody is hired or ordered to make a thing for the mighty. */
const commission = (client: string): Story => ({
  after: [
    [
      0,
      `=“How long will it take?” they asked. {Hero} looked at {his} hands, as if it were written there. To {deed}: it sounded so simple when one only had to say it. “That depends,” said {hero}, and did not say on what. One does not tell that to people who pay in advance.`,
    ],
    [
      0.6,
      "=The first attempt was clean, careful and dead. {Hero} had done everything as it is done. {He} put it into the light, walked away from it, and turned round quickly. It was all there, and it meant nothing at all. In the evening it went behind the door, with its face to the wall.",
    ],
    [
      0.6,
      `=Every few days there was a pair of polished shoes on the stairs. They came from ${client}, and wanted to know how far it had got. “Far,” said {hero}. The shoes walked round the table once. “And you do know what happens if it isn't ready?” They said that every time.`,
    ],
    [
      1,
      "=For the second attempt {hero} asked those who had nothing to do with it: the one who brought the bread, and the one who swept the stairs. “What should it be like?” They thought about it for much longer than those who paid. “It needn't be perfect,” said the one with the broom. “Somebody has to live with it.”",
      "=For the second attempt {hero} asked {mate}, and then the one who swept the stairs. “What should it be like?” They thought about it for much longer than those who paid. “It needn't be perfect,” said the one with the broom. “Somebody has to live with it.”",
    ],
    [
      0.4,
      "=In the last night it was nearly done, and something was wrong with it. It was what had been ordered, to the inch. They would be able to do just what they wanted with it. {Hero} walked round the table until {he} knew every board of the floor. One last touch was missing. There were two ways to make it.",
    ],
  ],
  end: [
    [
      0,
      `=In the morning the polished shoes came, and others with them, until the room was full. It was turned over and measured, and it was right. Only ${client} went on looking. “There's a mistake in it.” “Yes,” said {hero}. “I made it last night. It's the only place in it that is mine.” It was so quiet that one could hear the shoes creak.`,
    ],
    [
      0.6,
      `=“Take it out.” “I can't,” said {hero}. “All the rest is holding on to it.” They tried, and so it was. What was left but to laugh? It began with one of them, and after that the others were allowed to. It was taken as it was, and paid for, less a tenth for the mistake.`,
    ],
    [
      0.8,
      "=Those who see it stop at that place and put their heads on one side. What it was meant for has never been done with it, for one always gets to the mistake first. Behind the door stands the first attempt. There is nothing wrong with it, and nobody has ever asked about it.",
    ],
  ],
});

const MAKE =
  "(?:draw|paint|copy|build|write|forge|design|sew|carve|compose|make|invent|tailor|weave|knit|restore|decorate|plan|photograph)";
const TAKEN =
  "(?<taken>(?:an?|the|his|her|their|its) (?:[a-z'’-]+ ){0,3}?[a-z'’-]+(?: of (?:the |his |her )?(?:[a-z]+ ){0,2}[a-z]+)?)";
const INVESTIGATOR =
  "detective|inspector|sleuth|investigator|police\\w*|cop|constable|commissioner|sheriff|officer|private eye";
const MURDER = "murder\\w*|killer|killed|corpse|dead body|body|dead man|dead woman|homicide|serial";

/** Those who look into a case, and those who are hired for one. */
export const cases: readonly ClauseScene[] = [
  ...openScene({
    by: "any",
    words: inSentence(
      `(?:thieves|burglars|robbers)\\b[^.]*\\b(?:into|in) the same (?:house|flat|villa|apartment|home|mansion)\\b[^.]*|had to pretend (?:that )?they (?:lived|were at home|owned)\\b[^.]*`,
    ),
    idea: /\b(?:thieves|burglars|robbers)\b.*\bthe same (?:house|flat|villa|apartment|home|mansion)\b/i,
    ...burglarsMeet,
    of: "people",
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      `${unless(MURDER)}(?:(?:investigated|had to solve|tried to solve|wanted to solve|was called to solve|looked into|was to solve|took on) (?:the )?(?:mysterious |strange )?(?:case of |mystery of )?(?:the )?(?:disappearance|theft|robbery|loss|stolen|missing|vanished) (?:of )?${TAKEN.replace("(?:an?|the|his|her|their|its) ", "(?:(?:an?|the|his|her|their|its) )?")}|(?:when|after|because) ${TAKEN.replace("<taken>", "<taken2>")} (?:was|were|had been|has been) stolen|(?:when|after|because) ${TAKEN.replace("<taken>", "<taken3>")} (?:disappeared|vanished|went missing))(?=[.,]| (?:from|in|at|on|and|out|before|during|just|by|one)\\b)[^.]*`,
    ),
    idea: new RegExp(`\\b(?:${INVESTIGATOR}|retirement|investigat\\w+|solve\\w*|case)\\b`, "i"),
    ...missingThing,
    of: "people",
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      `(?:had to (?:solve|find)|investigated|tried to (?:solve|find)|wanted to (?:solve|find)|was (?:sent|called|asked) to|could not (?:forget|let go of|solve|stop)|returned to|reopened|came (?:out of retirement|back)|was (?:haunted|obsessed)|had (?:one|only|until)|hunted|looked for|searched for|set out to (?:solve|find))\\b[^.]*\\b(?:${MURDER}|case)\\b[^.]*`,
    ),
    idea: new RegExp(`^(?=.*\\b(?:${INVESTIGATOR}|journalist|reporter)\\b).*\\b(?:${MURDER})\\b`, "i"),
    ...graveCase,
    of: "adults",
  }),
  ...openScene({
    by: "hero",
    words: inSentence(
      `(?:was|were|is|are|got) (?:hired|ordered|commissioned|asked|forced|paid|told|chosen|invited|employed) by (?<client>(?:an?|the|his|her|their) (?:[a-z-]+ ){0,2}?[a-z-]+) to (?<deed>${MAKE} [^.]+)`,
    ),
    ...commission("{theclient}"),
    of: "people",
  }),
  ...openScene({
    by: "hero",
    words: inSentence(
      `(?:had to|was to|were to|was forced to|was ordered to|was asked to|was hired to) (?<deed>${MAKE} [^.]+? for (?<client>(?:an?|the) (?:[a-z-]+ ){0,2}?(?:king|queen|emperor|empress|sultan|dictator|president|general|duke|count|prince|princess|mayor|tsar|lord|tyrant|minister|pope|millionaire|mafia boss))\\b[^.]*)`,
    ),
    ...commission("{theclient}"),
    of: "people",
  }),
  ...openScene({
    by: "hero",
    words: inSentence(
      `(?:was|were|is|are|got) (?:hired|ordered|commissioned|forced|paid|employed) to (?<deed>${MAKE} [^.]+)`,
    ),
    ...commission("the one who had ordered it"),
    of: "adults",
  }),
];
