import type { Arc, ArcStory } from "../arc.ts";

/** Everything is ready, and the others only go past. */
const allReady: ArcStory = {
  after: [
    [
      0,
      "=So {hero} waited. It was all there, and all of it was straight. {He} put one thing a little to the left, and later on a little to the right. From close by you could hear the others, who just happened to be going past. They went past slowly, and on the other side, and they looked very hard at nothing.",
    ],
    [
      0.8,
      "=“Perhaps they can't see it from there,” said {hero}, and made it easier to see. They could see it now. They went past faster. Then {he} thought that it might be too much, and hid a part of it. That made it look as if there was something to hide. It was not at all easy to look like nothing in particular.",
    ],
    [
      0.6,
      "=There was one exception. It came every day, it was small, and it always stopped at the same distance. “I'm not coming in,” it called. “I'm only standing here.” “That's quite all right,” called {hero}. “Is it always like this?” “So far.” They both looked at it all for a bit. “It's very straight,” called the small one.",
    ],
    [
      0.4,
      "=After that {hero} began to put things away. {He} {was} not angry. It was only that everything gets a little sad if it is straight for too long. When {he} had got half of it put away, {he} stopped, and for the first time used some of it {himself}, since it was there. It was really very nice. {He} quite forgot to look whether anybody was passing.",
      "=After that {hero} began to put things away. It was only that everything gets a little sad if it is straight for too long. When half of it had been put away, {hero} stopped, and for the first time just used some of it, since it was there. It was really very nice. It was quite forgotten to look whether anybody was passing.",
    ],
  ],
  end: [
    [
      0,
      "=“Oh,” said a voice, very close. “Is that what it's for?” It was the small one, and it was not standing there any more, it was standing here. “I thought it was something that happens to you. I didn't know that you do it yourself.” {Hero} moved over. “Can you do it without knowing how?” asked the small one. “I can show you,” said {hero}.",
    ],
    [
      0.6,
      "=It was not straight any more when the next ones came by. It was in a mess, with two in the middle of it who had no time to look up. They stopped on the other side. Then they stopped on this side. “Are you open?” somebody asked. “We've never been anything else,” said {hero}. “Mind the step.”",
    ],
    [
      0.5,
      "=There are days now on which it is too full, and some have to wait. They stand at the place where the small one used to stand, and call across that they are only standing there. “That's quite all right,” {hero} calls back. It never takes very long.",
      "=There are days now on which it is too full, and some have to wait. They stand at the place where the small one used to stand. “We're only standing here,” they call across. It never takes very long.",
    ],
  ],
};

/** A question gets another answer from everyone. */
const theQuestion: ArcStory = {
  after: [
    [
      0,
      "=“That's easy,” said the first one, and told {hero}. It was a good answer, short and clear. “That's easy,” said the second one. It was another answer. By the tenth, {hero} had ten of them, all of them easy, and no two of them went together. {He} thanked each of them and remembered them in order.",
    ],
    [
      0.8,
      "=The eleventh was an expert. It took the longest, and it had parts. “Have you understood that?” asked the expert at the end. {Hero} repeated it word for word, without a mistake. The expert was content. “And what does it mean?” asked {hero}. The expert had to catch a bus just then.",
      "=The eleventh was an expert. It took the longest, and it had parts. “Have you understood that?” asked the expert at the end. {Hero} repeated it word for word, without a mistake. The expert was content. “And what does it mean?” asked {hero}. The expert was in a sudden hurry.",
    ],
    [
      0.6,
      "=One of them had not said anything. It was the smallest, and it was busy with a knot. “What do you think?” asked {hero}. “I don't know,” it said, “I only do it.” That could not be counted as an answer, and so {hero} did not remember it. {He} went on to the next one, and the one after that.",
    ],
    [
      0.4,
      "=In the end {he} had them all. {Hero} put them one behind the other, and then one under the other, and added them up. It should have come out now. What came out was a very long sentence, in which everything was right. It was just like a map of a place where {he} had never been.",
    ],
  ],
  end: [
    [
      0,
      "=“You look like somebody with a knot,” said the smallest one. It had finished with its own. “I've asked everybody,” said {hero}, “and now I know less.” “Hold still, then,” said the smallest, and did not explain anything. It took about as long as a breath. It was in none of the answers, and all of them had been about it.",
    ],
    [
      0.6,
      "=“Oh,” said {hero}. After that there was a pause, of a kind that {he} had not had before. “Once more?” asked the smallest one. “In order to be sure,” said {hero}. They made sure four times. The others came over to see what was so quiet there, and each of them said that this was what they had meant.",
    ],
    [
      0.5,
      "=Somebody has asked {hero} the same question since. {He} had all the answers ready, in the right order, with the parts. “That's easy,” {he} began. Then {he} stopped, and said instead: “Hold still.”",
    ],
  ],
};

/** Many hold something together, and there are no rules yet. */
const theMeeting: ArcStory = {
  after: [
    [
      0,
      "=It began with the question of who was to begin. They were all for its being somebody else. In the end they took the one who was nearest the door, as that one could not move up any further. “Well then,” said the one by the door. “Welcome. I've never done this before.” A murmur went round. That was the case with all of them.",
    ],
    [
      0.8,
      "=There had to be rules, so rules were made. The first one was that nobody was to talk while somebody else was talking. Everyone was in favour of it, and said so, at the same time. The second one was that the first did not count yet. With that they had got rather far for a first time.",
    ],
    [
      0.6,
      "=After that it went wrong in the usual order. Some of them thought that it was too serious, and some that it was not serious enough. Some were offended. Two left, slowly, so that they could be called back. Nobody called them, because nobody knew whether that was in the rules. Outside the door you could hear them waiting.",
    ],
    [
      0.4,
      "=Then it was simply over, without having been anything. They stayed where they were and did not look at each other. “The others can do it,” said one. “The others do it all the time.” “But with them we've never been asked to come,” said a voice that they had not heard yet. It came from under something, and it was a bit dusty.",
    ],
  ],
  end: [
    [
      0,
      "=They looked underneath. There was one there who had been too late, and had not dared to come in. “I've heard all of it,” said the dusty one. “It's the best that I was ever at. I liked the bit with the second rule. And then the two outside, who are breathing so loudly.” It was very quiet. Outside somebody stopped breathing.",
    ],
    [
      0.6,
      "=So they called in the two from outside, rules or no rules, and began all over again. This time the dusty one was asked to begin. It did not know how it is done, either. But it was so pleased that it did not matter, and it went on until there was a streak of light under the door. Nobody could say afterwards what had been decided.",
      "=So they called in the two from outside, rules or no rules, and began all over again. This time the dusty one was asked to begin. It did not know how it is done, either. But it was so pleased that it did not matter, and it went on for much longer than had been planned. Nobody could say afterwards what had been decided.",
    ],
    [
      0.5,
      "=They have done it several times since then, and have got to the fourth rule. It says that somebody has to look underneath before they start. If there is no one there, they wait a bit.",
    ],
  ],
};

/** Two who have nothing to do with each other are stuck in one place. */
const sameHole: ArcStory = {
  after: [
    [
      0,
      "=There was one side for each of them, and in the middle there was a border, which was not talked about. It was clear where it ran. Each of them had heard a great deal about the other, and none of it had been good. Now it turned out that the other was mostly breathing, and rather fast.",
    ],
    [
      0.8,
      "=They tried to get out, first one, and then the other, and each of them watched closely how it is not done. Both slid down again at about the same place. “I nearly had it,” said one. The other made a noise that could have meant anything, but it was not a rude noise.",
    ],
    [
      0.6,
      "=It got colder, and the border became a nuisance. On one side there was something dry to sit on, and on the other it did not drip. Nobody had both. For a long time they were each proud of what they had, and wet, or hard. Then something was pushed over the border with a foot, by exactly half.",
      "=Then the border became a nuisance. On one side there was something soft, and on the other a little more room. Nobody had both. For a long time they were each proud of what they had. Then something was pushed over the border, by exactly half.",
    ],
    [
      0.4,
      "=There is a point at which it is no longer any use to be afraid of somebody, because you are too tired. They both got there at about the same time. “What do they say about us, where you come from?” It was asked into the dark, and it was answered honestly. It was quiet afterwards. “We say the same about you.”",
    ],
  ],
  end: [
    [
      0,
      "=“You slid down just where I did,” one of them said then, quite out of nothing. “But one of us is long, and the other one can hold on.” They both looked up. It was not much too high. It was too high by one. If the border was taken away, one could stand where it had been, and the other one could stand on that.",
    ],
    [
      0.6,
      "=It was not pretty to look at, and there were paws and elbows in it, and a good deal of “sorry”. Then one was up and the other was down. That was a very long moment. Each of them had heard what is said to come next. But what came next was only something hanging down over the edge, to be held on to.",
      "=It was not pretty to look at, and there was a good deal of “sorry” in it. Then one was up and the other was down. That was a very long moment. Each of them had heard what is said to come next. But what came next was only something hanging down over the edge, to be held on to.",
    ],
    [
      0.5,
      "=Up there they each went to their own side, as is proper. Neither of them tells any stories about the other. When they are asked, they say only that it was a matter of one. If you meet them near that place, they are both breathing quite slowly.",
    ],
  ],
};

const LIGHT = "(?!.*\\b(?:died|dead|dying|war|prison|operation|hospital|killed|murder\\w*|cancer)\\b)";

/** Arcs for those who wait for others, ask them, meet them, or are stuck with them. */
export const amongManyArcs: readonly Arc[] = (["creatures", "things"] as const).flatMap((of): Arc[] => [
  {
    told: /^(?:came|could|wanted|dared|turned up|showed up|bought|visited|noticed|believed)\b/,
    by: "other",
    of,
    idea: new RegExp(
      `^${LIGHT}(?=.*\\b(?:[Nn]obody|[Nn]o one|[Nn]o customers?) (?:came|could|wanted|dared|turned|showed|bought|visited)\\b)(?=.*\\b(?:opened|open|started|founded|knit\\w*|baked|built|made|held|invited|organi[sz]ed|set up|put up)\\b)`,
    ),
    stories: [allReady],
  },
  {
    told: /^(?:asked|went (?:round|around|from)|wanted to (?:know|find out|understand|learn what))\b(?!.*\bpermission\b)/,
    by: "hero",
    of,
    idea: new RegExp(
      `^${LIGHT}(?=.*\\b(?:what|why|how|who) (?:an?|the|it|he|she|they|love|friendship|is|was)\\b)(?!.*\\bforgot\\b)`,
    ),
    stories: [theQuestion],
  },
  {
    told: /^(?:held|organi[sz]ed|founded|formed|called|started|set up|put on|had) (?:an?|their own|the(?:ir)? first) (?:[a-z]+ )?(?:trial|meeting|ball|party|election|vote|parliament|council|concert|contest|club|union|choir|band|school|conference|orchestra|team|show|play|festival|assembly)\b/,
    by: "hero",
    of,
    idea: new RegExp(`^${LIGHT}(?=(?:An? )?(?:The |All the |Every night the |Some |Old )?[A-Za-z' -]*s\\b)`),
    stories: [theMeeting],
  },
  {
    told: /^(?:(?:both )?(?:got|were|was|became) (?:both )?(?:stuck|trapped|caught|locked)|fell (?:into|down))\b/,
    by: "hero",
    of,
    idea: new RegExp(`^${LIGHT}(?=.*\\b(?:both|the same|each other|with an?|together|and an?)\\b)`),
    stories: [sameHole],
  },
]);
