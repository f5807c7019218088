import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { unless } from "../../open/open-scene.ts";
import { GRAVE, MAIN } from "./action-words.ts";
import { type Story, storyOfKind } from "./story-of-kind.ts";

/** Somebody is afraid of something, and somebody or something comes to help. */
const doorway: Story = {
  after: [
    [
      0,
      "=Up to then {hero} had been alone with it. One can be afraid very well alone; there is nobody who talks in between. Now there were two. {Thedread} had not got any smaller by that. But half of it had to be left for {thehelp}.",
      "=Up to then {hero} had been alone with it. One can be afraid very well alone; there is nobody who talks in between. Now that had changed, and {he} did not know yet what to do with it. It had not got any smaller by that. It was only less quiet round about.",
    ],
    [
      0.9,
      "=It was agreed that nothing had to be done. That was the rule. One only looked, and from a doorway. A doorway is a good place, because it is half outside. {Hero} stood in it with one foot in and one foot out, and the one outside was quite brave.",
      "=It was agreed that nothing had to be done. That was the rule. One only looked, and from a doorway, with {thehelp} close behind. A doorway is a good place, because it is half outside. {Hero} stood in it with one foot in and one foot out, and the one outside was quite brave.",
    ],
    [
      0.7,
      "=The first attempt was to count. It was to go on until five. “One,” said {hero}, and “two”, and that was all right. At three something creaked. Nobody has ever run from three to the garden gate so fast. There {he} said “four” and “five”, out of breath, because what has been begun should be finished.",
    ],
    [
      0.8,
      "=For the second attempt {hero} took a flowerpot for the head, a whistle, and a long stick to poke with. One was quite safe like that. Only with a flowerpot one cannot see, with a whistle one cannot hear, and the stick got stuck in the doorway. It took some time until {he} {was} out of it again.",
    ],
    [
      0.4,
      "=“Never again,” said {hero}. “I'm just like that. Other people have freckles.” It was almost a relief. {He} sat down on the step. And there {he} noticed that somebody was sitting there already, right at the edge, somebody very small, with both hands over both eyes.",
      "=“Never again,” said {hero}. {Thehelp} made no remark about that. “I'm just like that. Other people have freckles.” It was almost a relief. {He} sat down on the step. And there {he} noticed that somebody was sitting there already, somebody very small, with both hands over both eyes.",
    ],
  ],
  end: [
    [
      0,
      "=“Are you afraid of it, too?” asked {hero}. There was a nod behind the hands. “It's my turn to go,” it came from behind them, “and I can't.” {Hero} knew all about that. “One has to count,” {he} said. “I'll show you. It's not hard. At three one runs away, and later one says four and five.” {He} held out a hand, and a small one was put into it, rather damp.",
    ],
    [
      0.6,
      "=They counted together. At three the small one wanted to run. “Not yet,” said {hero}, “we'll do four first.” Then it was five, and then seven. At nine {he} looked round, and there was no doorway anywhere. They were in the middle of it, and {dread} was all round them, and it was only what it had always been. “Shall we go on?” asked the small one. “Up to twenty,” said {hero}.",
      "=They counted together, and {thehelp} came along. At three the small one wanted to run. “Not yet,” said {hero}, “we'll do four first.” Then it was five, and then seven. At nine {he} looked round, and there was no doorway anywhere. They were in the middle of it, all three, and it was only what it had always been. “Shall we go on?” asked the small one. “Up to twenty,” said {hero}.",
    ],
    [
      0.5,
      "={Hero} still says three in a different voice from the other numbers. But there are four of them by now who come along, each with a small damp hand, and {he} goes in front. Only on the step, right at the edge, there is nobody sitting any more with both hands over both eyes. There is no time for it, with all that counting.",
    ],
  ],
};

/** Somebody has helped, and is to be thanked. */
const thanks: Story = {
  after: [
    [
      0,
      "=It had been quicker done than said. When the others came running, there was nothing left to be seen but {hero}, a bit dishevelled, who was looking for a button. “Who did that?” they asked. {He} found the button, and said that it had been lying there, and went home.",
      "=Nobody had asked {hero} to do it. {He} had been standing nearest, that was all. Afterwards {his} knees began to shake, a good deal too late. {He} told them to stop it. There was nothing left for them to do.",
    ],
    [
      0.8,
      "=In the morning there was a cake outside {his} door, with icing, and with {his} name on it, spelled wrong. {Hero} looked to the left and to the right. Then {he} carried it over to the people next door, who had more mouths. “What's this for?” they asked. “It must be for you,” said {hero}.",
      "=“You ought to let them thank you,” said {mate}. “What does one do then?” asked {hero}. “One stands there and goes red.” “For how long?” {Mate} did not know. It could be ten minutes, with a speech. {Hero} thought that there was a good deal to be done in the cellar.",
    ],
    [
      0.6,
      "=Next they came with music. There were nine of them, and one had a drum. {Hero} heard it from far off and had time to get out at the back. From behind the shed {he} listened to the whole of it, all three verses. It was nice. It was about somebody tall and fearless. {He} would have liked to meet that one.",
    ],
    [
      0.4,
      "=After that nobody came any more. It was as quiet as before, and {hero} had got what {he} wanted. {He} sewed on the button. Only in the evening {he} sometimes hummed something, and it took {him} a week to notice what it was. It was the third verse, and {he} did not know how it ended, because of the wind.",
    ],
  ],
  end: [
    [
      0,
      "=There was a knock, quite low down. Outside stood a small girl who had neither a cake nor a drum. “I'm not here to thank you,” she said. “They've all tried that. I only wanted to ask you something. Were you afraid?” It was the first sensible question in the whole affair. {Hero} held on to the door. “Terribly,” {he} said. “Come in.”",
    ],
    [
      0.6,
      "=It took a whole pot of cocoa. {Hero} told her all of it, how it had looked, and how it had smelled, and how {he} had thought of running the other way. The girl wanted to know the part with the button twice. “So one can be afraid, and do it all the same,” she said. “At the same time,” said {hero}. “It's rather a squash.” She nodded and wrote it down.",
    ],
    [
      0.5,
      "=The song has a fourth verse since then. It's about a button. When they sing it, nobody plays the drum, so that one can hear the words. And somewhere behind a shed somebody is standing who has not gone home, and is going red for as long as the verse takes.",
    ],
  ],
};

/** Somebody did something by mistake. */
const threeApologies: Story = {
  after: [
    [
      0,
      "=It had taken no time at all. Before it there had been a perfectly good day, and after it there was what had become of {mishap}. {Hero} stood exactly in between. {He} held {his} hands in the air, as if they had nothing to do with it. Then {he} put them behind {his} back.",
      "=It had taken no time at all. There was a moment in which it could still have gone well, and {hero} had seen that moment very clearly, as it went by. After it there was only what there was now. {He} held {his} hands in the air, as if they had nothing to do with it.",
    ],
    [
      0.8,
      "=There are sentences for such a case. {Hero} tried them out in front of the mirror. “I'm sorry” was too short for it. “It happened by itself” was not quite true. The third one was good, but it was so long that one had to sit down in the middle.",
      "=“Did anybody see it?” asked {hero}. “I did,” said {mate}. “Apart from you?” {Mate} looked round. “Everybody,” said {mate}, “except for the one at the back, and it's being told to him now.” {Hero} nodded. At least there was nothing left that had to be kept a secret.",
    ],
    [
      0.8,
      "=The first attempt was to undo it. {Hero} did everything once again, only backwards, and with the other hand. It was a good idea, and it was very nearly right. In the end there were two things that had gone wrong, and the second one could be seen from further away.",
    ],
    [
      0.6,
      "=The second attempt was to make it look as if it had always been like that. {He} stood in front of it, leaned against it, and whistled. A policeman who came by stood there for a time. “You don't usually whistle,” he said. {Hero} stopped. Without the whistling it was even easier to see.",
    ],
    [
      0.4,
      "=So there was only one way left, and it was the one with the door at the end of it. {Hero} walked slowly. {He} had all three sentences ready. In front of the door {he} noticed that {he} had forgotten the first two. From inside one could hear somebody laughing, loudly, and then a thud.",
    ],
  ],
  end: [
    [
      0,
      "=“It was me,” said {hero}, when the door opened. That was none of the three. “What was?” asked the one who had opened it. {Hero} looked past the door. On the floor lay a vase, in about forty pieces, and a bowl of plums. “I was only going to move it a bit,” said the one in the door. “Now tell me yours. Then I shan't feel so alone with it.”",
    ],
    [
      0.6,
      "=So {he} told everything, from the perfectly good day on. They were both on the floor by then, and picked up plums. “And what can be done about it?” “I've tried backwards,” said {hero}, “and I've tried leaning against it.” “Have you tried it with two?” It had not been tried with two. It took until late, and it was not quite as it had been. It was better in one place.",
    ],
    [
      0.5,
      "=It can still be seen, if one knows where. {Hero} does not whistle there any more. When somebody walks past whose hands are in the air, {he} opens the door before there is a knock, and says: “Tell me.” On the shelf behind {him} stands a vase with forty cracks. It holds plums. It doesn't hold water.",
    ],
  ],
};

const HELP =
  "^(?:But |Then |So |One (?:day|night|morning|evening),? |so one night |And )*(?<help>(?:an?|the|his|her|their|my|our) (?:[a-z-]+ ){0,4}?[a-z]+(?: \\p{Lu}\\p{Ll}+)?|\\p{Lu}\\p{Ll}+)(?: at the [a-z]+| in the [a-z]+| from [a-z ]+)? (?:started|began|told|taught|showed|wanted to (?:teach|help|show)|helped|offered|promised|came|glowed|invited|gave|explained|decided to (?:help|teach|show))\\b[^.]*|^(?:But |Then |So |One (?:day|night)? )*(?:one night |one day )?(?:it|he|she|they) (?:told|showed|began|started|spoke|sang|gave|taught|offered|promised|lent|explained)\\b[^.]*";
const AFRAID =
  /(?<!less |no longer )\b(?:afraid|scared|frightened|terrified) (?:to (?!be|tell)[a-z]+|of (?<dread>(?:the |a |an |his |her |their |deep |loud )?[a-z]+(?: (?!because|but|and|so|until|when|from|in|on|at|with|for|to\b)[a-z]+){0,2}))(?:[^.]*\. (?:But |Then |So |One (?:night|day|evening),? )*(?<help2>(?:an?|the|his|her|their|my) (?:[a-z-]+ ){0,4}?[a-z]+(?: [A-Z][a-z]+)?) (?:[a-z]+ed|came|gave|told|taught|crept|sat|took|found|brought|showed)\b)?/iu;

/** Fears with a helper, help that is to be thanked for, and mishaps. */
export const fearsAndThanks: readonly ClauseScene[] = [
  ...storyOfKind({
    by: "any",
    words: new RegExp(`${HELP}`, "iu"),
    idea: AFRAID,
    ...doorway,
    of: "young",
  }),
  ...storyOfKind({
    by: "hero",
    words: inSentence(
      `${unless(`${GRAVE}|died|won|kill\\w*|himself|herself|themselves|cargo|kingdom|birthday|city|from a thief`)}${MAIN}(?:saved|rescued|helped|pulled|stopped (?=[^.]*to help)|carried (?=[^.]*(?:people|children|residents|passengers|neighbours))) (?!(?:up|in|out|it|the day|money|by|from)\\b)[^.]*`,
    ),
    ...thanks,
    of: "people",
  }),
  ...storyOfKind({
    by: "hero",
    words: inSentence(
      `${unless(`${GRAVE}|law|rules?|record|promise|heart|leg|arm|spell|into|out|off|free|ice|brake`)}${MAIN}(?:broke|smashed|knocked over|spilled|spilt|dropped|ruined|stained|tore) (?<mishap>(?:an?|the|his|her|their) (?:[a-z'’-]+ ){0,3}?(?:vase|statue|mirror|jug|pot|bowl|clock|lamp|chandelier|figure|urn|crown|trophy|globe|cake|window|door|gate|fence|wall))(?= (?:on|over|with|while|and|by|in|during|at|just)\\b|[.,])[^.]*`,
    ),
    ...threeApologies,
    of: "people",
  }),
];
