import type { Arc, ArcStory } from "../arc.ts";

/** What was lost or forgotten turns up when the day is gone through once more, in the same order. */
const oneStepBack: ArcStory = {
  after: [
    [
      0,
      "=At first {hero} did not worry. {He} looked in the place where {he} always kept {object}, and then, because {he} could not think of a second place, looked there again. Nothing had changed in the meantime. Then {he} did begin to worry.",
      "=At first {hero} did not worry. {He} looked in the place where {he} always looked first, and then, because {he} could not think of a second place, looked there again. Nothing had changed in the meantime. Then {he} did begin to worry.",
    ],
    [
      0.8,
      "=“When did you last have {object}?” asked {talker}. “If I knew that, I wouldn't be looking.” “People always ask that,” said {talker}, a little hurt. “It must have helped somebody once.” So {hero} did think about it. It had been before breakfast. {He} could not say more than that for certain.",
      "={He} tried to think. It is not easy to think with so many drawers still to open. Before breakfast everything had been in order, {he} {was} sure of that. After breakfast {he} {was} sure of nothing, and it had been a small breakfast.",
    ],
    [
      0.6,
      "={Hero} turned out {his} pockets, then the bag, and then the bin. {He} found a button, half a comb, and a key that did not fit anything. None of them was {object}.",
      "={Hero} turned out {his} pockets, then the bag, and then the bin. {He} found a button, half a comb, and a key that did not fit anything. None of them was any use to {him} now.",
    ],
    [
      0.5,
      "=Next {he} asked people. The first had seen nothing, and was sorry. The second had been through just the same, in the spring, and told {hero} about it from beginning to end. The third wanted an exact description. {Hero} gave it, and noticed while {he} {was} speaking how much {he} minded.",
    ],
    [
      0.3,
      "=In the end {hero} sat down, because sitting was the only thing that {he} had not tried. “I did everything the way I always do it,” {he} told {talker}. “Then do it again the way you always do it,” said {talker}, “and I'll watch.”",
      "=In the end {hero} sat down, because sitting was the only thing that {he} had not tried. “I did everything the way I always do it,” {he} told {himself}. Then {he} listened to what {he} had said. What was always done in the same way could be done again.",
    ],
  ],
  end: [
    [
      0,
      "=So {hero} went back to the beginning of the day and did it all once more, with {talker} two steps behind. {He} got up. {He} washed. {He} ate the same breakfast. {He} went to the door, and on the way {his} hand reached out, all by itself, to one side. “There,” said {talker}. “You didn't tell me about that.”",
      "=So {hero} went back to the beginning of the day and did it all once more. {He} got up. {He} washed. {He} ate the same breakfast. {He} went to the door, and on the way {his} hand reached out, all by itself, to one side. {Hero} stood still. {He} had not thought of that all day.",
    ],
    [
      0.6,
      "=And that was where {he} found {object}. It was quite a sensible place. {Hero} must have thought about it in the morning, only so quickly that {he} had not noticed. {He} put one hand on {object}, and left it there for some time, in case it was needed.",
      "=And with that {he} had the answer. {He} had done something quite sensible in the morning, only so quickly that {he} had not noticed. {Hero} could have laughed, and after a while {he} did.",
    ],
    [
      0.9,
      "=Then {hero} went round and told everyone whom {he} had asked. The first was glad. The third had gone on looking all this time, and was glad too, once somebody had found him a chair. The second listened to the end. Then he said goodbye politely and went home, in order to get up again.",
    ],
    [
      0.5,
      "=After that {hero} did one thing a day a little more slowly than the rest. When {he} put something down, {he} looked at it, and said out loud where it was. “There,” {he} said. Now and then somebody came to look as well.",
    ],
  ],
};

/** Somebody is stuck; all the clever plans fail, and the small voice at the back is right. */
const theSmallVoice: ArcStory = {
  after: [
    [
      0,
      "=For a moment it was quiet. Then everybody spoke at once. “Is it bad?” “Can you hear us?” “Don't move!” somebody called, and somebody else called, “Move!” {Hero} could hear them all very well. That was the trouble. {He} could not do both.",
    ],
    [
      0.8,
      "=“Does it hurt?” asked {talker}. “Only when I think about it,” said {hero}. “Then tell me something.” And so {hero} told {talker} how it had come about, right from the beginning, and in the telling it got a bit funnier with each sentence.",
      "=“How did that come about?” was what they wanted to know next. {Hero} told them. It had been quite logical, each step by itself. Only the last one had been one too many. They nodded, and some of them took a step back, just in case.",
    ],
    [
      0.6,
      "=The first plan was to pull. It was a simple plan, and it had a great many supporters. They pulled until it made a noise that nobody wanted to hear a second time. “Perhaps push?” somebody said from the back, very quietly. But they were already busy with the second plan, which was bigger.",
    ],
    [
      0.75,
      "=The second plan needed things that first had to be fetched. While they were being fetched, there was a lot of talk about whose fault it was. The third plan was to wait for somebody who knew about such things. He came, looked, drew in the air between his teeth, and said that he had never seen anything like it. He said it with respect.",
    ],
    [
      0.3,
      "=By then it had gone on for so long that people started to bring {hero} things: something to eat, something to read, greetings. They were getting used to it. That frightened {him} more than all the rest. When people bring you something to read, they have stopped hurrying.",
    ],
  ],
  end: [
    [
      0,
      "=“What was that just now?” {hero} called. “At the beginning. Somebody said something.” They looked at each other. Nobody had said anything. At the back somebody cleared her throat. It was a girl who came up to their elbows. “Push,” she said. “I said push. The other way, I mean. Just as it went in.”",
    ],
    [
      0.5,
      "=They thought it over. Then the biggest of them pushed, gently, the way you push somebody who has fallen asleep. First it got worse, by the width of a finger. And then there was room where there had been none, {hero} made {himself} as thin as {he} could, and everything came out with a plop, together with two things that had been missing for a long time.",
      "=They thought it over. Then the biggest of them pushed, gently, the way you push somebody who has fallen asleep. First it got worse, by the width of a finger. And then there was room where there had been none, and it was over, with a plop that made everybody take a step back.",
    ],
    [
      0.6,
      "=When the story is told now, it has about three plans in it, one better than the next, and it takes a good half hour. {Hero} tells it too. But {he} always stops after the first plan and says: “And now, please, all be quiet for a moment. Somebody at the back has something to say.”",
      "=When the story was told later on, it had three plans in it, one better than the next, and it took a good half hour. {Hero} told it too. But {he} always stopped after the first plan and said: “And now, please, all be quiet for a moment. Somebody at the back has something to say.”",
    ],
  ],
};

/** It is broken or gone, {hero} covers it up, and somebody has known from the start. */
const coveredUp: ArcStory = {
  after: [
    [
      0,
      "=It took one second. It was the next second that was long. {Hero} looked to the left, and looked to the right. Nobody. Only then did {he} look at what {he} had done. It looked just as bad as it had sounded.",
      "=It took one second. It was the next second that was long. “Did you see that?” asked {talker}. “No,” said {hero}. “Neither did I,” said {talker}. And then they both looked at it, since there was nothing else to look at.",
    ],
    [
      0.6,
      "=There were two things that could be done now. The one was to say it. {Hero} decided on the other. “It must look as though nothing had happened,” {he} said. That needed three small lies. The first was about where {he} had been, the second was about {topic}, and the third held up the second.",
      "=There were two things that could be done now. The one was to say it. {Hero} decided on the other. It had to look as though nothing had happened. That needed three small lies. The first was about where {he} had been, the second was about what {he} had heard there, and the third was only there to hold up the second.",
    ],
    [
      0.8,
      "=From a distance it really did look as though nothing had happened. So all that mattered was to keep everybody at a distance. {Hero} had never been so friendly. {He} met people at the door, walked them round the long way, and talked without a break. “Is anything the matter?” they asked. “What should be the matter?” said {hero}, much too high.",
    ],
    [
      0.4,
      "=Then somebody came from the one side, and somebody else from the other. {Hero} ran. In running {he} knocked against it, not hard, and what had been patched up came apart again, in front of everybody, very slowly, so that they could all see how it had been done.",
    ],
    [
      0.3,
      "=Nobody said anything. {Hero} could have told a fourth one now. It was there, ready to be told, and it was not even bad. {He} opened {his} mouth and found that there was no more room for it. “That was me,” {he} said. “I've known it all along.”",
      "=Nobody said anything. {Hero} could have told a fourth one now. It was there, ready to be told, and it was not even bad. But there was no more room for it. “That was me,” said {hero}. “From the beginning.” It was so short, and it had taken such a long way round.",
    ],
  ],
  end: [
    [
      0,
      "=“So did I,” somebody said. It was the one from whom {hero} had hidden it best. “I heard it. Such a noise, and then such a silence. I've been wondering for all this time when you'd come.” “Why didn't you say anything?” “You never let me get a word in.”",
    ],
    [
      0.75,
      "=There was some grumbling, and it was in order. Then they fetched what was needed and set about it together. With two of them it was a job that could be done. With three it was almost quick. It did not turn out as good as new. But now everybody could come as close as they liked.",
    ],
    [
      0.6,
      "=There is one spot by which it can be seen to this day. Visitors are taken to it and shown it. “That was me,” says one of those who did it, and then somebody else has something to tell as well, about a noise, and about the silence after it. It seems that everybody has one of those.",
      "=One spot remained by which it could be seen. Visitors were taken there and shown it. “That was me,” said {hero}, and then mostly somebody else had something to tell as well, about a noise, and about the silence after it. It seemed that everybody had one of those.",
    ],
  ],
};

const NOT_GRAVE =
  "dead|died|dies|murder\\w*|war|prison\\w*|funeral|killer|grief|grieving|husband|wife|widow\\w*|cancer|memory|voice|sight|blind|job|baby|child|son|daughter|mother|father|coma";

/** Stories of a mishap. */
export const mishapArcs: readonly Arc[] = [
  {
    told: /^got (?:his|her|their|my|our|its) (?:\w+ )?\w+ (?:stuck|caught|wedged|jammed)\b|^(?:got|was|were|became|had got) (?:accidentally |both )?(?:swallowed|stuck|trapped|locked (?:in|out)|wedged|caught (?:in|between|on)|tangled|shut in|lost in|snowed in|jammed)\b/,
    by: "hero",
    of: "people",
    idea: new RegExp(`^(?!.*\\b(?:${NOT_GRAVE}|enem\\w*|captured|overnight|had to talk|ex|suing|wolf)\\b)`, "i"),
    stories: [theSmallVoice],
  },
  {
    told: /^(?:fell (?!in love|for|asleep|ill|silent|out with|apart)|toppled|slipped)/,
    by: "hero",
    of: "people",
    idea: new RegExp(`^(?!.*\\b(?:${NOT_GRAVE}|overboard|river|sea|lake|water|drown\\w*)\\b)`, "i"),
    stories: [theSmallVoice],
  },
  {
    told: /^(?:lost|forgot|mislaid|misplaced|missed|could not find|could not remember) (?!(?:his|her|their|my|our) (?:lives|life|mind|temper|patience|heart|nerve|way|job|home|fear|child\w*|son|daughter)|the (?:war|election|game|match|race))(?!everything\b)(?!(?:and|to|that|how|about|who|why|everyone|everybody)\b)/,
    by: "hero",
    of: "people",
    idea: new RegExp(
      `^(?!.*\\b(?:${NOT_GRAVE}|way home|train|bus|flight|plane|flock|brother|sister|grand\\w+|friend|dog|cat)\\b)`,
      "i",
    ),
    stories: [oneStepBack],
  },
  {
    told: /^(?:accidentally |by accident )?(?:broke(?! (?:up|out|off|into|in|the (?:law|record|ice|news|silence)|free|his|her|their|with))|spilled|spilt|dropped|cracked|smashed|ripped|tore|burned|burnt|killed|ran over|scratched|deleted|ruined|shrank|knocked (?:over|down)|sank)\b|^(?:accidentally )?tried to (?:replace|hide|cover up|repair) (?:it|them)\b/,
    by: "hero",
    of: "people",
    idea: /^(?=.*\b(?:accident\w*|broke|spil\w+|dropped|crack\w*|smash\w*|ripped|tore|burned|burnt|scratched|deleted|ruined|shrank|knocked|sank|ran over|killed)\b)(?!.*\b(?:murder\w*|war|soldier\w*|husband|wife|hitman|mafia|prison|person|man|woman|someone|somebody|ship|people)\b)/i,
    stories: [coveredUp],
  },
];
