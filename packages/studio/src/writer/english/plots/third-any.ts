import type { PlotGroup } from "./plot.ts";

/** Still further plots for what no other knows, each about the thing that the idea is about. */
export const thirdAnything: PlotGroup = [
  {
    tell: [
      [
        1,
        "It is said that {topic} was the beginning of everything. {Hero} did not know that yet. For {whom} it was only {topic}, and it was in the way of {his} lunch.",
        "%It is said that {topic} was the beginning of everything. {Hero} did not know that yet. {He} only knew that {he} had not slept well because of {topic}.",
        "Nobody knew that this was the beginning of everything. {Hero} did not know it either. {He} only knew that {he} could not eat {his} lunch.",
      ],
      [
        1,
        "“It will pass,” said {ahelper} when {hero} asked about {topic}. It did not pass. The next day there was even more of it. “Then it must want something,” said {thehelper}, and put down the newspaper.",
        "“It will pass,” said {talker}. It did not pass. The next day there was even more of {topic}. “Then we'll have to do something,” said {talker}.",
        "“It will pass,” said {ahelper}. It did not pass. The next day there was even more of it. “Then we'll have to do something,” said {thehelper}, and put down the newspaper.",
      ],
      [
        1,
        "The first plan was {thehelper's}, and it had a lot of string in it. {Hero} held one end and {thehelper} held the other, and {topic} was in between. Nobody could say afterwards who had let go. It took an hour to untie them.",
        "The first plan was {thehelper's}, and it had a lot of string in it. {Hero} held one end and {thehelper} held the other. Nobody could say afterwards who had let go. It took an hour to untie them.",
      ],
      [
        2,
        "The second plan was better, and had a hole in it. {Hero} saw the hole only when {he} had already stepped into it, together with everything that {he} knew about {topic}. {He} sat at the bottom, rubbed {his} leg and called for {thehelper}.",
        "The second plan was better, and had a hole in it. {Hero} saw the hole only when {he} had already stepped into it. {He} sat at the bottom, rubbed {his} leg and called for {thehelper}.",
      ],
      [
        1,
        "“And now?” asked {thehelper} from above. {Hero} looked up. From down there even {topic} looked different. It looked smaller, and a bit lonely. “We've been doing it all for ourselves,” said {hero} slowly. “Nobody has thought of {topic}.”",
        "“And now?” asked {thehelper} from above. {Hero} looked up. From down there everything looked different. “We've been pulling at it from both sides,” said {hero} slowly. “What if we stop pulling?”",
      ],
      [
        2,
        "The third plan had no string and no hole. It only needed patience, and {hero} did not have much of that. {He} borrowed some from {thehelper}. They sat down beside {topic}, one on each side, and did nothing at all until the sun went down.",
        "The third plan had no string and no hole. It only needed patience, and {hero} did not have much of that. {He} borrowed some from {thehelper}.",
      ],
    ],
    climax: [
      [
        0,
        "Then it happened, so softly that {hero} almost missed it. Something about {topic} let go, like a fist that opens. {Hero} held out {his} hand and did not pull. “There you are,” {he} said.",
        "Then it happened, so softly that {hero} almost missed it. Something let go, like a fist that opens. {Hero} held out {his} hand and did not pull. “There you are,” {he} said.",
      ],
      [
        0,
        "And {hero} {done}, without any string at all.",
        "After that there was never any trouble with {topic} again, or hardly any.",
        "After that there was never any trouble again, or hardly any.",
      ],
    ],
    close: [
      [0, "“That was my third plan,” said {hero}. “I had the string,” said {thehelper}. They were both very proud."],
      [
        1,
        "{Hero} {has} lunch in peace now. But {he} always keeps one chair free for {topic}, you never know.",
        "%{Hero} sleeps well now, with one paw on {topic}.",
        "{Hero} {has} lunch in peace now, and {thehelper} reads the newspaper aloud.",
      ],
    ],
  },
  {
    tell: [
      [
        1,
        "The first one to hear the news of {topic} was the cat on the wall. The second one was {ahelper}, and from then on it was no longer a secret. By noon {hero} could not go anywhere without being asked about {topic}.",
        "The first one to hear the news was the cat on the wall. The second one was {ahelper}, and from then on it was no longer a secret. By noon {hero} could not go anywhere without being asked.",
      ],
      [
        1,
        "“What are you going to do about {topic}?” they asked. {Hero} said that {he} had a plan. That was not true. {He} had half of a plan, and it was the second half.",
        "“What are you going to do?” they asked. {Hero} said that {he} had a plan. That was not true. {He} had half of a plan, and it was the second half.",
      ],
      [
        1,
        "{Hero} went to find the first half by {way}. {He} always thought best while {he} {was} walking. {He} thought so hard of {topic} that {he} walked past {his} own house three times, and the third time {thehelper} was standing there with a cup of tea. “You'll wear out the road,” said {thehelper}. “Sit down and tell me about {topic}.”",
        "{Hero} went to find the first half by {way}. {He} always thought best while {he} {was} walking. {He} walked past {thehelper} three times, and the third time {thehelper} said, “You'll wear out the road. Sit down and tell me.”",
      ],
      [
        2,
        "It turned out that {thehelper} had been thinking, too. “With {topic} it's like with a stuck drawer,” said {thehelper}. “If you pull harder, it sticks more. You have to push it in first.” {Hero} put down {his} cup so fast that it splashed.",
        "It turned out that {thehelper} had been thinking, too. “It's like with a stuck drawer,” said {thehelper}. “If you pull harder, it sticks more. You have to push it in first.” {Hero} jumped up.",
      ],
      [
        1,
        "The next morning {they} began, and half the village came along to watch. {Hero} did the opposite of what everybody expected. People shook their heads. “That's no way to treat {topic},” somebody called. {Hero} heard it and did not stop, though {his} ears were red.",
        "The next morning {they} began, and half the village came along to watch. {Hero} did the opposite of what everybody expected. People shook their heads. {Hero} saw it and did not stop, though {his} ears were red.",
      ],
      [
        2,
        "For a time it looked as if they were right. It got worse, and then a bit worse than that. {Thehelper} looked at {hero}, and {hero} looked at {topic}. “A little more,” {he} whispered. {He} had never wanted to be right so badly.",
        "For a time it looked as if they were right. It got worse, and then a bit worse than that. {Thehelper} looked at {hero}. “A little more,” whispered {hero}. {He} had never wanted to be right so badly.",
      ],
    ],
    climax: [
      [
        0,
        "Then there was a jerk. It was just like with the drawer. What had been stuck moved, and what had been crooked was straight, and for a moment the whole village looked at {topic} with open mouths. Then the cat on the wall stood up, stretched and walked off. It was over.",
        "Then there was a jerk. It was just like with the drawer. What had been stuck moved, and what had been crooked was straight, and the whole village stood there with open mouths. Then the cat on the wall got up, stretched and walked off. It was over.",
      ],
      [
        0,
        "{Hero} {done}, with half a plan and a cup of tea.",
        "“I had a plan all along,” said {hero}, and this time it was true.",
      ],
    ],
    close: [
      [
        0,
        "That evening everybody wanted to be told about {topic} once more. {Thehelper} told the first half, and {hero} told the second.",
        "That evening everybody wanted to be told how it had been. {Thehelper} told the first half, and {hero} told the second.",
      ],
      [
        1,
        "If something is stuck there today, nobody pulls. They push it in first, and they say: like {hero} with {topic}.",
        "If something is stuck there today, nobody pulls. They push it in first, and they say: like {hero}.",
      ],
    ],
  },
  {
    tell: [
      [
        1,
        "Before {topic} there had been an ordinary Tuesday. {Hero} often thought of that Tuesday now. It had been a bit dull, and {he} would have given a good deal to have it back.",
        "Before that there had been an ordinary Tuesday. {Hero} often thought of that Tuesday now. It had been a bit dull, and {he} would have given a good deal to have it back.",
      ],
      [
        1,
        "“Other people have no trouble with {topic},” said {hero}. “Other people have other trouble,” said {ahelper}. “I, for one, have a frog in the cellar.” That was true. {They} went down to look at the frog, and for a while {hero} forgot {topic}.",
        "“Other people have no such trouble,” said {hero}. “Other people have other trouble,” said {ahelper}. “I, for one, have a frog in the cellar.” That was true. {They} went down to look at the frog.",
      ],
      [
        1,
        "The frog sat on the third step and looked at {hero} as if it knew all about {topic}. “If I catch your frog,” said {hero}, “will you help me with {topic}?” “Done,” said {thehelper}, and {they} shook hands on it.",
        "The frog sat on the third step and looked at {hero} as if it knew everything. “If I catch your frog,” said {hero}, “will you help me?” “Done,” said {thehelper}, and {they} shook hands on it.",
      ],
      [
        2,
        "It took all afternoon, a bucket and most of {hero's} dignity. But frogs teach you something. You must not go where the frog is. You must go where the frog will be. {Hero} thought about that on the way up, dripping, and {he} thought of {topic}.",
        "It took all afternoon, a bucket and most of {hero's} dignity. But frogs teach you something. You must not go where the frog is. You must go where the frog will be. {Hero} thought about that on the way up, dripping.",
      ],
      [
        1,
        "So the next day {hero} did not run after {topic} any more. {He} sat down with {thehelper} and worked out where it would all be by Thursday. {They} drew it on the back of a calendar. It looked like a map of a pond.",
        "So the next day {hero} did not run after it any more. {He} sat down with {thehelper} and worked out where it would all be by Thursday. {They} drew it on the back of a calendar. It looked like a map of a pond.",
      ],
      [
        2,
        "On Wednesday everybody laughed, because {hero} {was} standing in quite the wrong place. “{Topic}? You're miles away!” they called. {Hero} only nodded and got {his} bucket ready.",
        "On Wednesday everybody laughed, because {hero} {was} standing in quite the wrong place. “You're miles away!” they called. {Hero} only nodded and got {his} bucket ready.",
      ],
    ],
    climax: [
      [
        0,
        "And on Thursday it came, exactly there, exactly at ten. {Hero} only had to open {his} arms. Behind {whom} {thehelper} gave a shout that frightened the crows, and nobody laughed at {hero} and {topic} any more.",
        "And on Thursday it came, exactly there, exactly at ten. {Hero} only had to open {his} arms. Behind {whom} {thehelper} gave a shout that frightened the crows, and nobody laughed any more.",
      ],
      [
        0,
        "So it came about that {hero} {done}. The frog got a new home by the pond.",
        "Friday was ordinary, and so was Saturday. The frog got a new home by the pond.",
      ],
    ],
    close: [
      [
        0,
        "“Where will you be tomorrow?” asked {thehelper} at the gate. “Exactly here,” said {hero}. It was the best answer there was.",
      ],
      [
        1,
        "On Tuesdays {hero} and the frog look at each other for a while. It knows something about {topic} that it does not tell.",
        "On Tuesdays {hero} goes down to the pond and looks at the frog. They have known each other for quite a while now.",
      ],
    ],
  },
];

export const thirdMaking: PlotGroup = [
  {
    tell: [
      [
        1,
        "“Tomorrow I'll begin with {topic},” said {hero} every evening. One evening {he} noticed that it was already tomorrow. So {he} took a pencil, drew a line across the paper, and {topic} had begun.",
        "%“Tomorrow I'll begin with {topic},” said {hero} every evening. One evening {he} noticed that it was already tomorrow. So {he} began.",
        "“Tomorrow I'll begin,” said {hero} every evening. One evening {he} noticed that it was already tomorrow. So {he} took a pencil and drew a line across the paper.",
      ],
      [
        1,
        "A {child} from across the road hung over the gate and watched. “What's that going to be?” “{Topic},” said {hero}. “It doesn't look like {topic}.” “It's the inside of {topic},” said {hero}. “The outside comes last.”",
        "Somebody hung over the gate and watched. “What's that going to be?” “You'll see,” said {hero}. “It doesn't look like anything.” “It's the inside,” said {hero}. “The outside comes last.”",
      ],
      [
        1,
        "The inside took a week. {Hero} had never known how much there was inside such a thing. There were parts of {topic} that turned, and parts that held, and one part that did nothing at all, but without it everything else fell down.",
        "The inside took a week. {Hero} had never known how much there was inside such a thing. There were parts that turned, and parts that held, and one part that did nothing at all, but without it everything else fell down.",
      ],
      [
        1,
        "It fell down four times. The fourth time {hero} lay underneath. “Are you dead?” asked {ahelper}, looking in from above. “I'm thinking,” said {hero} from under {topic}. {Thehelper} crawled in as well and thought along. “The part that does nothing,” said {thehelper}. “You've got it upside down.”",
        "It fell down four times. The fourth time {hero} lay underneath. “Are you dead?” asked {talker}. “I'm thinking,” said {hero}. {Talker} crawled in as well and thought along. “The part that does nothing,” said {talker}. “We've got it upside down.”",
        "It fell down four times. “Are you finished?” asked {ahelper}, looking in. “I'm thinking,” said {hero}. {Thehelper} thought along. “The part that does nothing,” said {thehelper}. “You've got it upside down.”",
      ],
      [
        2,
        "{They} turned it round. It was as if somebody had said the right word. Everything slipped into place, and {topic} stood there and hummed a little, though there was no wind. “Now the outside,” said {hero}. {His} voice was not quite steady.",
        "{They} turned it round. It was as if somebody had said the right word. Everything slipped into place. “Now the outside,” said {hero}. {His} voice was not quite steady.",
      ],
      [
        2,
        "For the outside everybody brought something. There was red paint and blue paint, and half a tin of gold. In the end {topic} had as many colours as there were people in the street, and a handprint low down, where somebody had been too small to wait.",
        "For the outside everybody brought something. There was red paint and blue paint, and half a tin of gold, and low down there was a handprint, where somebody had been too small to wait.",
      ],
    ],
    climax: [
      [
        0,
        "“Ready?” asked {thehelper}. {Hero} {was} not ready at all. {He} nodded. There was a click, and then a whirr, and then, quite gently, {topic} did it. It did it again when they shouted, and a third time for the ones who had come too late.",
        "“Ready?” asked {thehelper}. {Hero} {was} not ready at all. {He} nodded. There was a click, and then a whirr, and then, quite gently, it worked. It worked again when they shouted, and a third time for the ones who had come too late.",
      ],
      [
        0,
        "{Hero} {done}, from the inside to the outside.",
        "And the part of {topic} that did nothing did it better than all the others.",
        "And the part that did nothing did it better than all the others.",
      ],
    ],
    close: [
      [0, "“What's next?” asked the voice from the gate. “Tomorrow I'll begin,” said {hero}, and everybody laughed."],
      [
        1,
        "The paint has faded a little by now. But the handprint on {topic} is as blue as ever, and there is a tall boy who comes by now and then and lays his own hand on it. It no longer fits.",
        "The paint has faded a little by now. But the handprint is as blue as ever.",
      ],
    ],
  },
];
