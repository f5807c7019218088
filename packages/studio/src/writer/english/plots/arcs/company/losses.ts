import type { Arc, ArcStory } from "../arc.ts";

/** A child visits somebody who may not come home yet. */
const theVisit: ArcStory = {
  after: [
    [
      0,
      "={Hero} had thought of a lot of things to tell, and had counted them off on the way. Now that {he} {was} there they all wanted to come out at once, and so none of them did. “You've grown,” {he} heard. {Hero} looked down at {himself}. “It's the shoes,” {he} said. It was the first thing, and it had not been on the list.",
    ],
    [
      0.6,
      "=The clock on the wall was a big one and could be seen from everywhere. They both looked at it, and both pretended that they had not. “Is it loud here at night?” asked {hero}. “There's one who snores.” “Like you?” “Louder.” {Hero} tried to imagine that, and it helped a little. It was at least a noise that {he} knew.",
    ],
    [
      0.75,
      "=There are questions that everyone says you should not ask. {Hero} asked one of them. It was quiet for a moment. Then there was an answer, a real one, without anything sweet on top. “I did something wrong, and I'm sorry about it every day. It's got nothing to do with you.” {Hero} thought this over. “All right,” {he} said. “But it's far.”",
    ],
    [
      0.8,
      "=At the next table a baby was passed to and fro, and somebody laughed at something in a very low voice. The man at the door looked straight ahead. When {hero} dropped a crumb, he bent down, picked it up and put it back on the table, without a word, as if it were part of his job.",
    ],
    [
      0.3,
      "=“Ten minutes,” said the man at the door. Until then there had been a great deal of time, and all at once there was none. {Hero} remembered the list, and began on it very fast. {He} got as far as number three. “Slowly,” {he} {was} told. “Keep some of it. Then I'll have something to look forward to.”",
    ],
  ],
  end: [
    [
      0,
      "=So {he} shared it out. Number four was for next time, and number five was for the letter. Number six {he} told there and then, because it was the shortest, and they laughed about it so much that the man at the door had to look at his shoes. They were still at it when it was time to get up.",
    ],
    [
      0.75,
      "=They were allowed one hug, and it took as long as it took. “What does it smell of here?” {hero} asked into the shirt. “Soap. Cabbage. Does it bother you?” “No. I just want to know what it is, so I can think of it.” At the door {he} turned round and held up four fingers. Four fingers were held up on the other side as well.",
    ],
    [
      0.5,
      "=On the way home {hero} looked out of the window, and began a new list. It starts with number four. There is a good deal of room left at the bottom.",
    ],
  ],
};

/** Somebody is ill, and others go on with what is theirs to do. */
const quietHours: ArcStory = {
  after: [
    [
      0,
      "=There was suddenly very little to be done, and it took up the whole day. {Hero} carried things in and carried them out again. {He} asked how it was, and heard “so-so”. There are at least nine ways to say that, and {he} got to know all of them. With the high one it was going well. With the short one it was better not to ask any more.",
    ],
    [
      0.6,
      "=Those who came to visit spoke too softly or too loudly. They brought grapes. “You'll be up again in no time,” they said, and looked at {hero} as they said it, not at the bed. {Hero} put the grapes with the others. Nobody in the house really liked grapes. They had never got round to saying so.",
    ],
    [
      0.75,
      "={He} tried reading aloud. It went well for a page, and then there was a place that was too sad, and {hero} changed it while {he} read. “It doesn't say that there,” said a voice from the pillow. “It does.” “I know that book by heart. She doesn't get a dog.” “In this one she does,” said {hero}.",
    ],
    [
      0.3,
      "=One night was a bad one. {Hero} sat by the bed, and there was nothing to carry. {He} did not know what to say, and for that matter nobody had asked. So {he} only held on to the hand that lay there. It was warm and dry, and it held on, too. Nothing moved until the window turned grey. It was the hardest thing {he} had done all that time, and nobody would have called it doing anything.",
    ],
  ],
  end: [
    [
      0,
      "=“You're still here,” said the voice from the pillow when it was light. “Yes.” “You can go to bed.” “Soon.” It was quiet for a time. “How does it go on with the dog?” {Hero} had not thought about that. {He} opened the book, where there was nothing at all about it, and began to read.",
    ],
    [
      0.75,
      "=What came after that was sometimes better and sometimes not. But the dog was there each day from then on. It had a name, and bad habits. Once it ate all the grapes. There was laughter about that until it hurt, and it had to stop, and then it began again, because somebody had said “so-so”.",
    ],
    [
      0.5,
      "=The book lies beside the bed, and it is a bit thicker than it used to be. There are sheets of paper in between, written on both sides. On every one of them there is a dog.",
    ],
  ],
};

/** A goodbye to somebody who is dead. */
const whatWasSaid: ArcStory = {
  after: [
    [
      0,
      "=Nobody knew how it is done. There had been some talk of a speech, and there was a piece of paper for it. But then they were standing there and the paper was no use, because it said things like “always”. {Hero} put it away again. For a time there was only the wind to be heard, or somebody's nose.",
      "=Nobody knew how it is done. There had been some talk of a speech, and there was a piece of paper for it. But then they were standing there and the paper was no use, because it said things like “always”. It was put away again. For a time there was nothing to be heard but somebody's nose.",
    ],
    [
      0.6,
      "=“Everybody can say one thing,” somebody proposed. “A true one.” That made it easier and also harder. The nice things were soon used up. Then one of them said that there had been a smell, in wet weather. It was quite true. They all looked at the ground so as not to laugh, and then it did not work.",
    ],
    [
      0.75,
      "=After that came the other things. The shoe that was never found. The night when nobody could sleep because of the noise. The way of looking at a person who is eating. Each of them knew one that the others did not, and it was passed around, and added to what was there. It had become quite a lot by the end.",
    ],
    [
      0.3,
      "=When everybody had had a turn, there was one who had not said anything yet. “I can't think of anything,” came at last, very small. “I only know that I was cross on the last day, about nothing. And I can't take it back now.” Nobody said that it did not matter. Somebody moved up a bit, so that their shoulders touched.",
    ],
  ],
  end: [
    [
      0,
      "=“Say it anyway,” somebody said. “Say sorry. It's the right place for it.” So it was said, in a low voice, not to the others. They waited. Nothing answered, of course. But it was no longer in there where it hurt. It was out, among the other things, beside the smell in wet weather.",
    ],
    [
      0.75,
      "=They stayed longer than they had meant to. When it was time, each of them said goodbye in their own way. One waved. One only nodded, as you nod to somebody you will see in the morning. On the way back they were hungry, all of them, and were a little ashamed of it, and ate everything there was.",
    ],
    [
      0.5,
      "=When it rains now, somebody will open the window, sniff, and say nothing. And the others know at once who it is about.",
    ],
  ],
};

/** Somebody comes home after a long time. */
const theOldKey: ArcStory = {
  after: [
    [
      0,
      "=The way was shorter than {he} remembered, and the trees were taller. {Hero} walked slowly, so as not to get there too soon. {He} had gone along here so often in {his} thoughts that {he} knew each stone. Half of them were in other places. “Are you looking for somebody?” a child asked {him}. “Yes,” said {hero}. “I'll know them when I see them.”",
    ],
    [
      0.6,
      "=They recognised {him}, one after another, and each of them needed a moment for it. It could be seen in their faces: first nothing, then a sort of counting. They shook {his} hand for a long time. They said that {he} had not changed. Then they told {him} who had died, because they did not know how else to begin.",
    ],
    [
      0.75,
      "={Hero} did what {he} had always done. {He} sat in the place that had been {his}, and somebody got up, very politely. {He} reached for the light, and there was a wall. Everything had been moved a little, and just by so much that {he} bumped into all of it. “We had to manage,” they said. “I know,” said {hero}. {He} really did know it.",
    ],
    [
      0.3,
      "=At night {he} lay awake and listened. Somewhere a stair creaked twice, once at the top and once farther down. That had not changed. All those years {he} had thought of how it would be to come home, and never that they would have had to get used to {his} not being there, and that it had been work. {He} could hear that somebody else was awake too.",
    ],
  ],
  end: [
    [
      0,
      "=Somebody was sitting in the kitchen without a light. “You used to skip that step,” they said. “The fourth one. So as not to wake us.” “I'd forgotten which it was,” said {hero}. “The fourth. I've skipped it ever since. I don't know why. There wasn't anyone to wake.” A chair was pushed out with a foot. It was the right chair.",
    ],
    [
      0.75,
      "=They did not tell each other everything. It would have taken as long as it had lasted. But a start was made, at the easy end, with what people had eaten, and who had snored. By the time it grew light they had got as far as the first winter. “And then?” “Tomorrow,” said {hero}. It was a good word. {He} had not used it for quite a while.",
    ],
    [
      0.5,
      "=The stair still creaks, all but the fourth step. There are two now who skip it. If somebody treads on it after all, a voice comes from upstairs: “Who's that?” And then there is an answer.",
    ],
  ],
};

/** Losses that are borne. */
export const lossArcs: readonly Arc[] = [
  {
    told: /^(?:visited|went to visit|went to see|was allowed to visit)\b.*\b(?:prison|jail)\b/,
    by: "hero",
    of: "young",
    idea: /^(?!.*\b(?:innocent|wrongly|escape|murder\w*|killed)\b)/,
    stories: [theVisit],
  },
  {
    told: /^(?:said goodbye|had to say goodbye|came to say goodbye|wanted to say goodbye|buried|held a funeral for|scattered|took leave)\b/,
    by: "hero",
    of: "people",
    idea: /^(?=.*\b(?:died|dead|funeral|grave|buried|ashes|lost)\b)(?!.*\b(?:murder\w*|killed|war|police|treasure|time capsule|gold)\b)/,
    stories: [whatWasSaid],
  },
  {
    told: /^(?:came|returned|went|travelled|moved) (?:back )?(?:home|to (?:his|her|their) (?:home )?(?:village|town|island|hometown|family|farm|house))\b(?:.*\b(?:after|for the first time)\b|$)/,
    by: "hero",
    of: "people",
    idea: /^(?=.*\b(?:years|war|long|decades?)\b)(?!.*\b(?:marry|murder\w*|killed|girl|boy|sister had been living|ghosts?|found that|vampire)\b)/,
    stories: [theOldKey],
  },
  {
    told: /^(?:was|got|fell|became|had been|lay) (?:very |so |seriously |badly )?(?:ill|sick|in hospital|in bed)\b|^(?:looked after|took care of|nursed|sat with|visited) (?:his|her|their|my) (?:sick|ill|dying|mother|father|mum|dad|grandmother|grandfather|grandma|grandpa|sister|brother|wife|husband)\b/,
    by: "any",
    of: "people",
    idea: /^(?=.*\b(?:ill|sick|hospital|illness|dying|operation|cancer)\b)(?!.*\b(?:bees|fairy|prison\w*|king|queen|class|teacher|murder\w*|vet|dragon|plane|actor|understudy|seasick|homesick)\b)/,
    stories: [quietHours],
  },
];
