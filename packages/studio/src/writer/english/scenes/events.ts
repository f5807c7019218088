import type { ActionScenes } from "./scene.ts";

/** Scenes of what happens to somebody: finding, losing, hiding, waiting, dreaming, feeling. */
export const eventScenes: readonly ActionScenes[] = [
  {
    verbs: "find discover uncover detect notice receive catch",
    scenes: [
      [
        "{Hero} had not been looking for {obj}. {He} turned {objit} over, and over again. Nobody {there} looked as if they might have lost {obj}. {Hero} looked left and right, as one does, and took {obj} home.",
        "At home {hero} put {obj} on the table, sat down opposite and waited. Nothing happened. But when the lamp was out, {hero} knew for certain that {obj} had not come by accident.",
      ],
      [
        "{Hero} told nobody about {obj}, not that day and not the next, though it is not easy to keep such a thing as {obj} to oneself. Three times {hero} {was} asked {there} what there was to smile about.",
        "At night {hero} took {obj} to the window. In the moonlight there was something that {he} had not seen by day: a thin line, as if drawn with a needle. {He} followed it with {his} finger to where it ended, and there {he} pressed.",
      ],
      [
        "At first {hero} did not believe {his} own eyes. {Hero} closed them {there}, counted to five and opened them again. “So it is true about {topic},” {hero} said aloud.",
        "One could run away from {topic} now, or take a closer look. {Hero} {was} a little ashamed of the one and a little afraid of the other, and took a step forward {there}, and then another, since the first had gone well.",
      ],
    ],
  },
  {
    by: "any",
    verbs: "lose steal disappear vanish miss forget",
    scenes: [
      [
        "For the length of one breath {hero} stood {there} without moving. “That can't be,” {he} said about {topic}, but it was. {Hero} looked under everything that could be lifted, and then under everything that could not, and found nothing but crumbs.",
        "Then {hero} sat down {there} and was angry, first with everybody, then with {topic} and then only with {himself}. The anger lasted until it grew cold {there}. “All right,” said {hero}, and stood up again, since sitting helps nobody.",
      ],
      [
        "One looks away for a moment, and then it has happened to {topic}. {Hero} went through that moment {there} again and again, and each time {hero} would have given anything for a second more.",
        "But “if only” is a road that goes in a circle, and after the fourth round {there} even {hero} had seen enough of it. There was still something that one could do about {topic}, and {hero} began to think about what it was.",
      ],
    ],
  },
  {
    by: "any",
    verbs: "break crash stop sink explode",
    scenes: [
      [
        "There was a bang, and after it such a silence that one could hear the dust settle. Everybody looked at everybody else. It had been going well for so long that nobody knew what one does when it stops.",
        "{Hero} {was} the first to move. It was only one step, but it was the step for which {he} had never had the courage as long as everything was going well. <Sometimes something has to break first.>",
      ],
    ],
  },
  {
    by: "other",
    verbs: "fall rain snow blow roll",
    scenes: [
      [
        "Everybody {there} had heard it, first a whistling and then a thump, and in all the houses the cups jumped on their saucers. People came out in their slippers. “That was {speaker},” they said, and looked at each other, for such a thing had never happened {there} before.",
        "Who was to blame could not be found out, though they talked about it for a good hour. Meanwhile {hero} had gone quite close to {speaker}. “Does it hurt?” asked {hero}. It was the only sensible question that anybody asked {there} that night.",
      ],
    ],
  },
  {
    verbs: "hide keep lock bury cover",
    scenes: [
      [
        "A good hiding place must be near, and it must be boring. {Hero} took a long time over it. At last everything was where nobody would ever look, and {he} wiped away {his} tracks with a broom.",
        "But a secret is heavier than it looks. {Hero} could not walk past the spot without turning {his} head away, and just that could be seen from far off. <Twice somebody almost sat down on it.>",
      ],
      [
        "At night {hero} got up to see whether it was still there. It was. It lay in the dark and seemed to wait for something. {He} listened, and for a moment {he} thought that it was breathing.",
        "“It won't stay hidden,” thought {hero}, “nothing does.” Already there were questions, and {he} gave answers that did not fit together. Sooner or later {he} would have to say it, and sooner was probably better.",
      ],
    ],
  },
  {
    verbs: "sleep rest lie",
    scenes: [
      [
        "{Hero} tried it on the left side, and then on the right. {He} tried it with the pillow and without. {He} counted everything that could be counted, and at a hundred and twelve {he} {was} wider awake than at one.",
        "So {he} got up and went to look who else was awake. There is always somebody. This time it was a moth at the window, tapping on the glass from outside, and {hero} let it in, because two can wait better than one.",
      ],
      [
        "The hours were long, and each of them had its own sound. One ticked, one dripped, one creaked. {Hero} gave them names, so as not to be alone with them.",
        "Somewhere between the dripping and the creaking {he} must have closed {his} eyes. When {he} opened them, a stripe of light lay on the floor that had not been there before. {Hero} sat up at once.",
      ],
    ],
  },
  {
    verbs: "wait stay survive",
    scenes: [
      [
        "The hours were long, and each of them had its own sound. One ticked, one dripped, one creaked. {Hero} gave them names, so as not to be alone with them.",
        "Somewhere between the dripping and the creaking {he} must have closed {his} eyes. When {he} opened them, a stripe of light lay on the floor that had not been there before. {Hero} sat up at once.",
      ],
      [
        "Waiting is also work, and {hero} took it seriously. {Hero} waited standing, then sitting, then on one leg. A beetle came by {there}, crossed the whole of the ground with great patience and went on, and it had not even been in a hurry.",
        "After that {hero} stopped counting the days and began to look at them. No two were alike. There was one with a red edge, and one that smelled of rain, and one on which, quite softly, something had changed.",
      ],
    ],
  },
  {
    by: "any",
    verbs: "dream imagine",
    scenes: [
      [
        "It was not strange at all, that was the strangest part. {Hero} walked about in it as one walks about at home. Nobody was surprised, not even when the clocks began to run backwards.",
        "Only once did {hero} stop and pinch {his} own arm. It hurt a little. “There you are,” said a voice, “it is all true.” And because it was such a friendly voice, {he} believed it.",
      ],
      [
        "{Hero} had thought of it so often that the thought had grown smooth, like a stone in a pocket. Others had sensible dreams. When they talked about them {he} kept quiet and held on to {his} stone.",
        "Then came a day with nothing in it, one of those days that leave one all the time in the world. {Hero} thought: now or never. And since never is very long, {he} got up.",
      ],
      [
        "Everything was as it used to be, down to the chipped cup. There was the smell, there was the creak in the third floorboard. {Hero} moved carefully, because {he} knew that one can wake from such things.",
        "They talked about what one talks about: whether there was enough sugar, whose turn it was. It was nothing special. {Hero} would have liked it to go on for a hundred years.",
      ],
    ],
  },
  {
    by: "any",
    verbs: "cry laugh smile weep feel fear scare frighten worry",
    scenes: [
      [
        "It began in the belly and rose from there, past the heart and up to the ears. {Hero} knew it well. {He} knew also what came next, and held on to whatever was nearest.",
        "“Breathe,” {he} told {himself}. In, and out. The trembling did not stop, but it grew slower, like a swing that nobody pushes. {Hero} found that one can be afraid and still stand on one's own feet.",
      ],
      [
        "The others had long since grown used to it. “That is just how {he} {was} made,” they said, and looked the other way. {Hero} would have liked to be made a little differently.",
        "But then somebody came who did not look the other way, and who asked what it felt like. Nobody had ever asked. {Hero} had to think for a long time, and while {he} thought about it {he} noticed that it was already better.",
      ],
    ],
  },
  {
    by: "any",
    verbs: "read",
    scenes: [
      [
        "{Hero} read slowly, with a finger under the line, and did all the voices: the deep one, the squeaky one and the one with a cold. Where it became exciting {he} stopped to turn the page, a little longer than necessary.",
        "At the end {he} closed the book and asked, as {he} always did, “And? How was it?” {He} did not expect an answer. It is polite to ask, that was all.",
      ],
    ],
  },
  {
    by: "any",
    verbs: "get-lost",
    scenes: [
      [
        "First they thought it was a short cut. Then they thought that they had passed that stone before. {Hero} turned around once, and when {he} had turned around, every direction looked the same.",
        "“We are not lost,” said {hero}. “We just don't know where we are.” {Pal} did not think that this was a great difference. They sat down close together, shared the last biscuit, and {hero} did what one should do first: {he} listened.",
      ],
    ],
  },
];
