import { also, story, type WrittenStory } from "../../subject-story.ts";
import { GROWN, grown, notFor } from "./kinship.ts";

const late = {
  says: [
    /\b(?:pick(?:s|ed)?(?: \w+)? up|picking(?: \w+)? up|collect(?:s|ed)?|fetch(?:es|ed)?|waits?|waited|waiting)\b/,
    /\b(?:is|was|too|very|an hour|half an hour|comes?|came|being|so) late\b|\b(?:does not|did not|doesn['’]t|didn['’]t) (?:come|show up|turn up)\b|\blast (?:one|child|boy|girl)\b/,
    /\b(?:kindergarten|nursery|school|day ?care|preschool|playgroup|training|practice|ballet|lesson|club|gym)\b/,
  ],
  may: also("always", "on (?:Mon|Tues|Wednes|Thurs|Fri)days?", "afternoon", "bus", "traffic|train|phone"),
  unless: notFor(
    "forg[eo]t\\w*|school bus|school trip|exam|test|adults?|wedding|teacher (?:is|was) late|love|dead|died|passed",
  ),
} satisfies Pick<WrittenStory, "says" | "may" | "unless">;

const lateParagraphs = {
  after: [
    "@corridor(hero sit) {Hero} had {his} jacket on already, and {his} cap, and {his} bag on {his} back. {He} sat on the little bench under the hooks, where one could see the door. It opened, and it was a father in a yellow raincoat. It opened again, and it was a pram. Each time {hero} stood up, and each time {he} sat down again.",
    "@corridor(hero look) One hook after the other was empty. There were still three jackets, then two, and then only a lost glove that had hung there since the winter. “Any minute now,” said the young woman who was sweeping up the sand. {Hero} nodded. It was very warm in the cap. But without it {he} would not have been ready.",
    [
      "@corridor.dusk(hero sit) “Perhaps {grown} has had to stop for a tortoise,” said {hero} after some time. “That's possible,” said the young woman, and put the broom away. “Or for a very long train.” “Or for a parade,” said {hero}. They sat side by side and thought of all the things that might be in the way between there and here. It helped as long as they were talking.",
      "@corridor.dusk(hero sit) “Perhaps there was a tortoise on the road,” said {hero} after some time. “That's possible,” said the young woman, and put the broom away. “Or a very long train.” “Or a parade,” said {hero}. They sat side by side and thought of all the things that might be in the way between there and here. It helped as long as they were talking.",
    ],
    "@corridor.dusk(hero write) Then {he} had no more ideas, and something pressed behind {his} eyes. The young woman fetched a sheet of paper and the good pens. {Hero} drew the road from one end to the other. {He} drew the tortoise, and the train, and a parade with nine drums. Outside it was getting dark, and the lamp over the gate went on. {Hero} drew that as well.",
  ],
  end: [
    [
      "@corridor.dusk(hero run, grown run) And then there were steps. They were fast ones, and they slid at the corner, and the door flew open. “I'm here!” cried {grown}, quite out of breath, with {grownhis} coat buttoned up all wrong. “The bus simply stood there, and I ran the last bit, and I thought of you the whole way.” {Hero} ran so fast that {his} cap fell off.",
      "@corridor.dusk(hero run) And then there were steps. They were fast ones, and they slid at the corner, and the door flew open. “I'm here!” said somebody who was quite out of breath, in a coat that was buttoned up all wrong. “The bus simply stood there, and I ran the last bit, and I thought of you the whole way.” {Hero} ran so fast that {his} cap fell off.",
    ],
    [
      "+ @street.dusk(hero talk, grown walk) On the way home {hero} held {grown's} hand tighter than usual. “Was it a tortoise?” asked {hero}. {Grown} looked at the drawing under a street lamp, for a long time. “It was a whole family of them,” said {grown}. “And the smallest wanted to be carried.” Then they both laughed, and it was all right again.",
      "+ @street.dusk(hero walk) On the way home {hero} held on to the big hand tighter than usual. “Was it a tortoise?” asked {hero}. They looked at the drawing together under a street lamp, for a long time. “It was a whole family of them,” came the answer. “And the smallest wanted to be carried.” Then they both laughed, and it was all right again.",
    ],
    "@corridor(hero sit) The drawing hangs over the bench now, under the hooks. When a small one has to wait there and does not like it, {hero} shows where the train comes, and where the parade begins. “And this is the end,” says {hero}, and points to the lamp at the gate. “Look. Somebody is coming already.”",
  ],
} satisfies Pick<WrittenStory, "after" | "end">;

/** Stories of children who wait for somebody. */
export const waiting = [
  story({
    ...late,
    ...lateParagraphs,
    says: [...late.says, new RegExp(`(?<child>\\p{Lu}\\p{L}+)['’]s (?<grown>${GROWN})\\b`, "u")],
    lead: "child",
  }),
  story({ ...late, ...lateParagraphs, may: [...late.may, grown], of: "young" }),
  story({
    says: [
      /\b(?:wait\w*|count(?:s|ed|ing)? the (?:days|hours|nights)|can(?:not|['’]t| hardly) wait|could (?:not|hardly) wait|awake|sleep)\b/,
      /\b(?:Christmas(?! play| concert| pageant)|Santa|Father Christmas|St\.? Nicholas|birthday|Easter Bunny|presents)\b/,
      /\b(?:(?:cannot|can['’]t|could not|couldn['’]t|can hardly|could hardly) (?:wait|sleep)|stay(?:s|ed)? awake|awake|count(?:s|ed|ing)?|impatient\w*|excited|secretly|sneak(?:s|ed)|peek\w*|too early|long)\b/,
    ],
    may: [
      grown,
      ...also("presents?", "in the middle of the night", "see Santa", "brother|sister", "stairs", "night before"),
    ],
    unless: notFor(
      "lonely|alone|nobody|no one|poor|old (?:man|woman|lady)|hospital|deployed|soldier|sick|dog|cat|elf|elves|reindeer|died|lost|missing",
    ),
    of: "young",
    after: [
      "@bedroom.night(hero sleep) {Hero} lay in bed and shut {his} eyes as hard as {he} could. It did not help. When you want to sleep, your eyes want to look. They looked at the crack of light under the door. They looked at the clock, on which the long hand had gone to sleep instead. “How late is it now?” called {hero}. It was six minutes later than the last time.",
      "+ @bedroom.night(hero sit) Then {he} tried it with counting. {He} counted sheep, but at number forty they all had ribbons round their necks, like parcels. {He} counted the steps in the stairwell, and the rustling downstairs.",
      "@corridor.night(hero walk) {Hero} put one foot out of bed, and then the other. {He} knew the floor well: the third board creaked, and the fourth sang. {He} took one long step over both of them. On the landing {he} sat down behind the banisters, wrapped in {his} blanket, where one can see without being seen.",
      [
        "@corridor.night(hero look, grown walk) Down below {grown} went past with a roll of tape between {grownhis} teeth. Then {grown} came back on tiptoe and looked for the scissors, which were on the stairs, two steps below {hero's} toes. {Hero} held {his} breath. {Grown} bent down, took the scissors, and did not look up. But {grownhis} shoulders shook a little.",
        "@corridor.night(hero look) Down below somebody went past with a roll of tape between the teeth. Then the steps came back on tiptoe. The scissors were on the stairs, two steps below {hero's} toes. {Hero} held {his} breath. A hand took the scissors away, and there was a sound that was nearly a laugh.",
      ],
    ],
    end: [
      "@corridor.night(hero sleep) It went on for such a long time, and it rustled so softly. The blanket was warm, and the clock downstairs ticked more and more slowly. {Hero} leaned {his} head against the banisters, only to see better. {He} saw a ribbon, and a bit of gold, and then {he} saw sheep again, and they were all walking upstairs on tiptoe, past {him}, with scissors.",
      "@bedroom(hero run) And when {he} opened {his} eyes, {he} was in bed, with the blanket tucked in all round, and the window was white with morning. How had {he} got there? {Hero} ran along the corridor over all the boards, and they creaked and sang.",
      [
        "@room(hero look, grown sit) Everybody was there already, in dressing gowns and with very small eyes. “Did you sleep well?” asked {grown}. “I was awake all night,” said {hero}. “I saw everything.” “Did you?” said {grown}, and yawned. “Then you know what's in it.” {Hero} thought hard. It was a funny thing: {he} had watched it all, and still {he} did not know.",
        "@room(hero look) They were all there already, in dressing gowns and with very small eyes. “Did you sleep well?” they asked. “I was awake all night,” said {hero}. “I saw everything.” “Then you know what's in it.” {Hero} thought hard. It was a funny thing: {he} had watched it all, and still {he} did not know.",
      ],
      "@room(hero play) Afterwards the floor is covered with paper up to the knees, and it rustles with every step. {Hero} sits in the middle of it. Outside it is still quite early. “How long is it until the next time?” asks {hero}, and starts to count.",
    ],
  }),
];
