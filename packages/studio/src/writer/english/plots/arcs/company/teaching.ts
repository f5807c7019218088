import type { Arc, ArcStory } from "../arc.ts";
import { taughtSomething } from "./lessons.ts";

/** Somebody is taught, in a roundabout way. */
const theLongLesson: ArcStory = {
  after: [
    [
      0,
      "=The first lesson was no lesson at all. {Hero} had come early and {was} ready for everything. “Sit down,” said {who}. Then nothing else was said. “When do we begin?” {hero} asked at last. “We've been at it for half an hour,” said {who}. “What did you see?” {Hero} had seen nothing. {He} had been waiting.",
      "=The first lesson was no lesson at all. {Hero} had come early and {was} ready for everything. “Sit down,” said {his} teacher. Then nothing else was said. “When do we begin?” {hero} asked at last. “We've been at it for half an hour,” said {his} teacher. “What did you see?” {Hero} had seen nothing. {He} had been waiting.",
    ],
    [
      0.6,
      "=“I'm ready to {aim},” said {hero} every morning, and every morning most of the lesson looked like something else. There was carrying, and sweeping up, and standing quite still in a draught. “What's that got to do with it?” {hero} asked. “Nothing,” said {who}. “But somebody had to do it.” It was not always possible to tell if it was meant.",
      "=“I'm ready to {aim},” said {hero} every morning, and every morning most of the lesson looked like something else. There was carrying, and sweeping up, and standing quite still in a draught. “What's that got to do with it?” {hero} asked. “Nothing,” said {his} teacher. “But somebody had to do it.” It was not always possible to tell if it was meant.",
      "=Most of the lessons looked like something else. There was carrying, and sweeping up, and standing quite still in a draught. “What's that got to do with it?” {hero} asked. “Nothing,” said {who}. “But somebody had to do it.” One could never be quite sure what was meant.",
      "=Most of the lessons looked like something else. There was carrying, and sweeping up, and standing quite still in a draught. “What's that got to do with it?” {hero} asked. “Nothing,” was the answer. “But somebody had to do it.” One could never be quite sure what was meant.",
    ],
    [
      0.75,
      "=At last it was tried. {Hero} did all of it as it had been said, in the right order, and thought of each single thing at the right moment. It was so full of thinking that there was no room in it for anything else. It failed with a crash. “Good,” said {who}. “Now that's out of the way.”",
      "=At last it was tried. {Hero} did all of it as it had been said, in the right order, and thought of each single thing at the right moment. It was so full of thinking that there was no room in it for anything else. It failed with a crash. “Good,” said {his} teacher. “Now that's out of the way.”",
    ],
    [
      0.8,
      "=“How long did it take you?” asked {hero}. “With everything?” asked {who}, and counted on the fingers of both hands, and began again at the first one. “What's the face for? You'll be quicker. You've got somebody who knows what's wrong. I only had people who knew that something was.”",
      "=“How long did it take you?” asked {hero}. “With everything?” asked {his} teacher, and counted on the fingers of both hands, and began again at the first one. “What's the face for? You'll be quicker. You've got somebody who knows what's wrong. I only had people who knew that something was.”",
      "=When {who} was out, others came to have a look. They gave advice, and every one of them knew somebody who had learned it in a week. {Hero} nodded. {He} had begun to hear which of them had ever tried it themselves. They were the ones who said nothing.",
      "=Those who had heard of it came to have a look. They gave advice, and every one of them knew somebody who had learned it in a week. {Hero} nodded. {He} had begun to hear which of them had ever tried it themselves. They were the ones who said nothing.",
    ],
    [
      0.3,
      "=Then came the day on which it went worse than on the first. {Hero} put everything down and went as far as the corner. {Who} did not call {him} back. {He} stood there and was angry for a while, and when that was over {he} went on standing there. A man was coming along the street, and before {hero} thought about it {he} knew which way the man would turn.",
      "=Then came the day on which it went worse than on the first. {Hero} put everything down and went as far as the corner. Nobody called {him} back. {He} stood there and was angry for a while, and when that was over {he} went on standing there. A man was coming along the street, and before {hero} thought about it {he} knew which way the man would turn.",
    ],
  ],
  end: [
    [
      0,
      "={Hero} looked again. It was the same with the next one, and the next: one only had to look, without wanting anything. It was what they had done in that first half-hour. {He} went back, faster than {he} had gone. “I've seen it,” {he} said. “I know,” said {who}. “You were away long enough.”",
      "={Hero} looked again. It was the same with the next one, and the next: one only had to look, without wanting anything. It was what they had done in that first half-hour. {He} went back, faster than {he} had gone. “I've seen it,” {he} said. “I know,” said {his} teacher. “You were away long enough.”",
    ],
    [
      0.72,
      "=When it came to the point, and {he} had to {aim} with everybody watching, {hero} did not think of any of it. {His} hands and feet had somehow been told already. It was over before {he} {was} ready to begin. “And now?” {he} asked, quite out of breath. “Now you sweep up,” said {who}. But it was said looking the other way, and not quite steadily.",
      "=When it came to the point, and {he} had to {aim} with everybody watching, {hero} did not think of any of it. {His} hands and feet had somehow been told already. It was over before {he} {was} ready to begin. “And now?” {he} asked, quite out of breath. “Now you sweep up,” said {his} teacher. But it was said looking the other way, and not quite steadily.",
    ],
    [
      0.5,
      "=There is still half an hour before each lesson in which nothing is done. Two people sit next to each other and look. Now and then {who} nods, and is nodded to in return, and whoever passes by turns round to see what there was.",
      "=There is still half an hour before each lesson in which nothing is done. They sit next to each other and look. Now and then one of them nods, and the other nods too, and anybody who passes by turns round to see what there is. There is nothing there.",
    ],
  ],
};

/** Help, first too much of it and then the right sort. */
const tooMuchHelp: ArcStory = {
  after: [
    [
      0,
      "=Being helped was new to {hero}. {Who} began at once, and did everything, and did it twice to be on the safe side. “I could hold something,” said {hero}. “Stay where you are,” said {who}. “I'm helping you.” So {hero} stood there, rather in the way, and watched how {he} {was} being helped.",
      "=Being helped was new to {hero}. It began at once, and everything was done for {him}, and done twice to be on the safe side. “I could hold something,” said {hero}. “Stay where you are. I'm helping you.” So {hero} stood there, rather in the way, and watched how {he} {was} being helped.",
    ],
    [
      0.6,
      "=The first idea was a good one, for somebody else. {Who} could do it without trying and had never thought that anybody could not. “You only have to do it like me,” said {who}. {Hero} did it as well as {he} could. It looked like something falling down the stairs. “Like me, but better,” said {who}.",
      "=The first idea was a good one, for somebody else. “You only have to do it like me,” {he} {was} told. {Hero} did it as well as {he} could. It looked like something falling down the stairs. “Like me, but better.”",
    ],
    [
      0.75,
      "=After that came the second idea, and the third. There was no end of them, and each one came a little faster. {Hero} {was} pushed from behind, and pulled from the front, and once lifted up by the middle. “Better?” asked {who}. “Different,” said {hero}, who was brought up to be polite.",
      "=After that came the second idea, and the third. There was no end of them, and each one came a little faster. {Hero} {was} pushed from behind, and pulled from the front, and once lifted up by the middle. “Better?” “Different,” said {hero}, who was brought up to be polite.",
    ],
    [
      0.85,
      "=In the afternoon {who} brought a whistle. One short blow meant “now”, and two meant “not yet”. {Hero} had just learned it by heart when there came a long one. “What does that mean?” asked {hero}. “That's for well done,” said {who}. “I was only trying it out.”",
      "=In the afternoon there was a whistle as well. One short blow meant “now”, and two meant “not yet”. {Hero} had just learned it by heart when there came a long one. “What does that mean?” asked {hero}. “That's for well done. I was only trying it out.”",
    ],
    [
      0.3,
      "=Then it had gone thoroughly wrong, and both of them sat down where they were. “I'm no good at this,” said {who}. “I only know how to do it. I don't know how to help.” That was the first thing all day that {hero} understood very well. It was how {he} felt {himself}, only from the other end.",
      "=Then it had gone thoroughly wrong, and both of them sat down where they were. “I'm no good at this,” the other one said. “I only know how to do it. I don't know how to help.” That was the first thing all day that {hero} understood very well. It was how {he} felt {himself}, only from the other end.",
    ],
  ],
  end: [
    [
      0,
      "=“Could you do nothing?” asked {hero}. “Nothing?” “Only sit there. And look as if it were going to work.” {Who} had never done so little for anybody. It was hard. Twice {who} nearly jumped up, and then sat down on both hands. But {who} sat there, and looked.",
      "=“Could you do nothing?” asked {hero}. “Nothing?” “Only sit there. And look as if it were going to work.” So little had never been asked for. It was hard. Twice somebody reached out after all, and drew back again. But somebody sat there, and looked.",
    ],
    [
      0.72,
      "=And {hero} tried it {his} own way, which was slow and not at all elegant. Halfway {he} turned round. {Who} was still looking, exactly as agreed. Then there was only the second half left, and second halves are shorter. “You see,” said {who} at the end, hoarse from keeping quiet. “We did it.”",
      "=And {hero} tried it {his} own way, which was slow and not at all elegant. Halfway {he} turned round. Somebody was still looking, exactly as agreed. Then there was only the second half left, and second halves are shorter. “You see,” said a voice that was hoarse from keeping quiet. “We did it.”",
    ],
    [
      0.5,
      "=“Have you got a minute?” {hero} asked quite often after that. “I need somebody who does nothing.” {Who} always had a minute, came, sat down close by, and was extremely good at it.",
      "=“I need somebody who does nothing,” is what is said now whenever there is a hard bit ahead. And somebody comes, and sits down close by, and is extremely good at it.",
    ],
  ],
};

/** Somebody is led back or out by another one. */
const oneStepAhead: ArcStory = {
  after: [
    [
      0,
      "=It went slowly, because {who} stopped so often. At each corner there was a pause. {Hero} stopped as well, and looked where {who} looked, and saw nothing much. “Is it this way?” There was no answer, only that they went on. After a while {hero} gave up asking, and listened to the steps instead.",
      "=It went slowly, with many stops. At each corner there was a pause. {Hero} stopped as well, and looked ahead, and saw nothing much. “Is it this way?” There was no answer, only that they went on. After a while {hero} gave up asking, and listened to the steps instead.",
    ],
    [
      0.6,
      "=Behind {who} there was time to see other things. There was a door that somebody had painted, and a wall that was warm to the touch. {Hero} would have gone past both of them with {his} head full of other things. “It looks different from this side,” {he} said aloud. It did, too. It only did not say which way.",
    ],
    [
      0.75,
      "=Once {hero} {was} quite sure. “To the left,” {he} said, and went to the left, very firmly. {Who} did not argue, but did not come along either. It led nowhere. When {hero} came back again, {who} was standing at exactly the same spot, and had the tact to look at something else.",
      "=Once {hero} {was} quite sure. “To the left,” {he} said, and went to the left, very firmly. Nobody argued, and nobody came along. It led nowhere. When {hero} came back again, {he} {was} waited for at exactly the same spot, by somebody with the tact to look at something else.",
    ],
    [
      0.3,
      "=Then there was a stretch where there was nothing to go by, for either of them. {Who} turned once round on the spot. {Hero} felt how the ground was the same in all directions. “We could just stay here,” {he} said. It was meant as a joke, and did not come out like one. Something warm leaned against {him} for a moment, and then went on.",
      "=Then there was a stretch where there was nothing to go by at all. {Hero} felt how the ground was the same in all directions. “We could just stay here,” {he} said. It was meant as a joke, and did not come out like one. Something leaned against {him} for a moment, and then went on.",
    ],
  ],
  end: [
    [
      0,
      "=And then {hero} noticed it too. At first it was hardly there. {He} stopped, this time of {his} own accord, at a corner where {who} would have stopped as well. “That's ours,” {he} said. “Isn't it? That's us.” {He} did not need to be led any farther. But {he} did not let go, and the last bit they walked side by side.",
      "=And then {hero} noticed it too. At first it was hardly there. {He} stopped, this time of {his} own accord. “I know that,” {he} said. “That's us.” {He} did not need to be led any farther. But {he} did not let go, and the last bit they walked side by side.",
    ],
    [
      0.72,
      "=“Where have you been all this time?” they were asked. {Hero} looked at {who}. “We took the long way,” {he} said. “Somebody's painted a door.” Nobody had expected an explanation like that, and there was no other to be had. There was supper. {Who} got the first plate.",
      "=“Where have you been all this time?” they were asked. “We took the long way,” said {hero}. Nobody had expected an explanation like that, and there was no other to be had. There was supper, and it was not {hero} who got the first plate.",
    ],
    [
      0.5,
      "=They often go out together now, even when they know the way. {Who} goes a step ahead and stops at each corner, and by now there are always two who know what there is to wait for.",
    ],
  ],
};

const CALM =
  "(?!.*\\b(?:war|prison\\w*|killed|murder\\w*|dead|late (?:husband|wife|father|mother)|robbed|robbery|kidnapp\\w*|enemy|spy|thief|thieves)\\b)";

/** Those who teach, help or lead another one. */
export const teachingArcs: readonly Arc[] = [
  {
    told: /^(?:led|guided|brought|walked|steered) (?:him|her|them|us|me) (?:safely )?(?:back|home|all the way (?:back|home))\b/,
    by: "other",
    idea: new RegExp(`^${CALM}`),
    stories: [oneStepAhead],
  },
  {
    told: /^(?:taught|trained|coached|offered to teach|agreed to teach|started teaching|decided to teach) (?:him|her|them|us|me)\b/,
    by: "other",
    idea: new RegExp(`^${CALM}`),
    stories: [theLongLesson],
  },
  {
    told: /^(?:helped|came to help|tried to help|wanted to help|offered to help|decided to help|agreed to help) (?:him|her|me)\b/,
    by: "other",
    idea: new RegExp(`^${CALM}`),
    stories: [tooMuchHelp],
  },
  {
    told: /^(?:(?:started|began|was|tried|agreed|offered|decided|had|wanted)(?: to)? )?(?:(?:taught|teach(?:ing)?|showed|show) .{2,40}?\b(?:to|how)\b|(?:trained|coached|taught) (?:an?|his|her) (?:[a-z]+ )?(?:nephew|niece|grandson|granddaughter|son|daughter|apprentice|boy|girl|child|pupil|trainee)\b(?! (?:who|that)\b))/,
    by: "hero",
    idea: new RegExp(`^${CALM}`),
    of: "people",
    stories: [taughtSomething],
  },
];
