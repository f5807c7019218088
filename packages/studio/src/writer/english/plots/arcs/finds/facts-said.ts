import type { ArcStory } from "../arc.ts";

/** What has been found out is carried about, until it is said straight out. */
export const saidOutright: ArcStory = {
  after: [
    [
      0,
      "={Fact}. {Hero} said it aloud once, alone, to hear how it sounded. It sounded worse than before, and more certain. From now on there were two kinds of people: those who knew, and those whom {he} would have to look in the eye.",
      "={Hero} put {item} down, very slowly, as if {itemit} might break. Then {he} went through it all once more, from the start. It came out the same. From now on there were two kinds of people: those who knew, and those whom {he} would have to look in the eye.",
      "={Hero} said it aloud once, alone, to hear how it sounded. It sounded worse than before, and more certain. From now on there were two kinds of people: those who knew, and those whom {he} would have to look in the eye.",
    ],
    [
      0.6,
      "={Hero} looked at {talker} with other eyes now, and {talker} noticed it within the hour. “Have I got something on my face?” asked {talker}. “No,” said {hero}. “Nothing at all.” It was {his} first lie in the matter.",
      "={Hero} took out {item} again. {He} looked for a mark, a date, a mistake, anything that would make it untrue. “You look as if you'd swallowed a button,” said a friend. “No,” said {hero}, and covered {item} with one hand. It was {his} first lie in the matter.",
      "=“You look as if you'd swallowed a button,” said a friend. {Hero} wanted to say that {fact}. {He} had taken the breath for it. “I slept badly,” {he} said. It was {his} first lie in the matter.",
      "=“You look as if you'd swallowed a button,” said a friend. {Hero} wanted to say it. {He} had taken the breath for it. “I slept badly,” {he} said. It was {his} first lie in the matter.",
    ],
    [
      0.85,
      "=That night {hero} drew a line down a sheet of paper. On the left {he} put all that {he} knew about {topic}, and on the right what else it could mean. The left side filled up by itself. On the right there was one word, “perhaps”. At midnight {he} crossed it out.",
      "=That night {hero} drew a line down a sheet of paper. On the left {he} put all that {he} had seen and heard, and on the right what else it could mean. The left side filled up by itself. On the right there was one word, “perhaps”. At midnight {he} crossed it out.",
    ],
    [
      0.8,
      "=“You might have mentioned it,” said {hero} to {pet}. It was not fair, and {he} knew that. {Pet} looked at {him} for a long time, and did not look guilty at all. But {fact}, and from now on {hero} saw {pet} with other eyes.",
      "={Hero} wanted to be quite sure. So {he} asked three people three harmless questions, on three different days, and laid the answers next to {item}. They fitted like the slices of a loaf. It would have been so much easier to be wrong.",
      "={Hero} wanted to be quite sure. So {he} asked three people three harmless questions, on three different days, and laid the answers side by side. They fitted like the slices of a loaf. It would have been so much easier to be wrong.",
    ],
    [
      0.6,
      "=Twice {hero} began. The first time {talker} was in a hurry, and the second time {hero} {was}. “Was there something?” asked {talker}, and waited a little longer than usual. “It'll keep,” said {hero}. It would not keep, and {talker} seemed to know that.",
      "=Meanwhile others came close to it. An old man made half a remark, and a cousin with a loud voice made the other half. Sooner or later one of them would say that {fact}, in passing, in the wrong tone. {Hero} lay awake and heard them say it.",
      "=Meanwhile others came close to it. An old man made half a remark about {item}, and a cousin with a loud voice made the other half. {Hero} lay awake and heard them put the two together.",
      "=Meanwhile others came close to it. An old man made half a remark, and a cousin with a loud voice made the other half. {Hero} lay awake and heard them put the two together.",
    ],
  ],
  end: [
    [
      0,
      "=In the end {he} took the shortest way. “I know,” said {hero}, as soon as the door was shut. {Talker} did not ask what. {Talker} sat down, slowly. “Since when?” “Since the first day.” “And why didn't you say so?” “I was waiting for you to,” said {hero}.",
      "=In the end {he} took the shortest way. {Hero} called everybody together whom it concerned, shut the door and said it straight out: {fact}. It took a single breath. In the silence an old aunt put down her cup. “Well,” she said, “I did wonder.”",
      "=In the end {he} took the shortest way. {Hero} called everybody together whom it concerned, laid {item} on the table and said it straight out. It took a single breath. In the silence an old aunt put down her cup. “Well,” she said, “I did wonder.”",
      "=In the end {he} took the shortest way. {Hero} called everybody together whom it concerned, shut the door and said it straight out. It took a single breath. In the silence an old aunt put down her cup. “Well,” she said, “I did wonder.”",
    ],
    [
      0.5,
      "={Talker} told {him} the rest of it then, the part that could not be found out. It was longer, and sadder, and in one place so foolish that they both had to laugh. “Ask me something,” said {talker} at the end. {Hero} asked three things, and got three answers, none of them quick.",
      "=Then they all talked at once, and {item} went from hand to hand. Now that it was out, people found it smaller than they had feared. {Hero} asked three questions. They were the right ones, and two of them could be answered.",
      "=Then they all talked at once. Now that it was out, people walked round it and found it smaller than they had feared. {Hero} asked three questions. They were the right ones, and two of them could be answered.",
    ],
    [
      0.9,
      "=Afterwards {hero} and {talker} sat on until it was dark. “I nearly told you myself,” said {talker}, “when you kept looking at me.” {Hero} thought of all those days, and of how carefully they had both stepped round it.",
      "=The old aunt stayed behind when the others had gone. “I never dared to say it,” she said. “I was waiting for somebody braver.” {Hero} told her that {he} had not been brave, only tired of knowing it alone. “It's mostly the same thing,” said the aunt, and helped {him} to carry out the cups.",
    ],
    [
      0.3,
      "={Hero} slept that night, for the first time since {he} had known. In the morning {talker} was there. “Have I got something on my face?” asked {talker}. {Hero} looked properly this time. “Yes,” {he} said. “It suits you.”",
      "={Hero} slept that night, for the first time since {he} had known. In the morning {item} still lay where {he} had left {itemthem}. {He} looked at {itemthem} for a moment, in full daylight, and then went to put the kettle on.",
      "={Hero} slept that night, for the first time since {he} had known. In the morning {he} went to {pet} before {he} did anything else. It was all still true, that {fact}. {Pet} did not seem to mind, and after a while {hero} found that {he} did not, either.",
      "={Hero} slept that night, for the first time since {he} had known. In the morning it was all still true. But {he} no longer had to carry it alone, and that made it a good deal lighter.",
    ],
  ],
};

/** Something grave is found out in the middle of the work, and the work is finished first. */
export const steadyHands: ArcStory = {
  after: [
    [
      0,
      "={Fact}. {Hero} did not move. Then {he} went on with what {he} {was} doing, because anybody might be watching. {His} hands were steadier than {he} had expected. Only {his} mouth had gone dry.",
      "={Hero} did not move. Then {he} went on with what {he} {was} doing, because anybody might be watching. {His} hands were steadier than {he} had expected. Only {his} mouth had gone dry.",
    ],
    [
      0.8,
      "={He} could speak now, and lose the moment. Or {he} could keep quiet, and carry it alone. {Hero} counted to ten and looked at {topic}. At seven {he} knew that {he} would keep quiet.",
      "={He} could speak now, and lose the moment. Or {he} could keep quiet, and carry it alone. {Hero} counted to ten. At seven {he} knew that {he} would keep quiet.",
    ],
    [
      0.5,
      "=From then on {hero} did not take {his} eyes off {talker}. {He} saw things that {he} had not seen before: a scar, a worn cuff, a hand that lay quite open. {Talker} did not look like it. That was the worst of it.",
      "=From then on {hero} did not take {his} eyes off {item}. {He} saw things that {he} had not seen before: a scratch, a mark, a place that had been touched a little too often. It had been in front of {him} the whole time.",
      "=From then on {hero} saw everything twice as sharply: a scratch, a worn cuff, a place that had been touched a little too often. It had been in front of {him} the whole time.",
    ],
    [
      0.6,
      "=“Is everything all right?” asked a colleague. {Hero} could have said it then, that {fact}. There were four seconds for it. “Yes,” said {hero}. The colleague looked at {him} for a moment too long and turned away.",
      "=“Is everything all right?” asked a colleague. {Hero} could have said it then. There were four seconds for it. “Yes,” said {hero}. The colleague looked at {him} for a moment too long and turned away.",
    ],
    [
      0.9,
      "=It went on for a long time. {Hero} asked for what {he} needed in the same voice as always, and said thank you as always. Once {talker} asked what time it was. {Hero} said it, to the minute, and took care to remember it.",
      "=It went on for a long time. {Hero} asked for what {he} needed in the same voice as always, and said thank you as always. Once {he} looked at the clock on the wall. {He} would have said that half the night had gone. It was a quarter of an hour.",
    ],
    [
      0.6,
      "=After that {he} {was} alone with {talker}, and with what {he} knew. One small slip would have been enough, and people would have called it bad luck. {Hero} thought about that for the length of three breaths. Afterwards {he} {was} ashamed of the third.",
      "=After that {he} {was} alone with it. {He} only had to look the other way, and people would have called it bad luck. {Hero} thought about that for the length of three breaths. Afterwards {he} {was} ashamed of the third.",
    ],
  ],
  end: [
    [
      0,
      "=Then {he} finished what {he} had begun, properly, down to the last small thing. When it was done, {hero} took a sheet of paper. {He} wrote down the time, and that {fact}, and put {his} name underneath. {He} carried it by the shortest way to the people who had to read it.",
      "=Then {he} finished what {he} had begun, properly, down to the last small thing. When it was done, {hero} took a sheet of paper. {He} wrote down the time, and what {he} had seen, and put {his} name underneath. {He} carried it by the shortest way to the people who had to read it.",
    ],
    [
      0.95,
      "=They read the page standing, all three. Then one shut the door. “And you are certain, about {topic}?” asked another. {Hero} said yes. It was the first time that {he} had said anything about it aloud. {He} had thought that it would be a relief, but it was only very quiet in the room.",
      "=They read the page standing, all three. Then one shut the door. “And you are certain?” asked another. {Hero} said yes. It was the first time that {he} had said anything about it aloud. {He} had thought that it would be a relief, but it was only very quiet in the room.",
    ],
    [
      0.5,
      "={Hero} saw {talker} once more, by daylight, with an officer at the door. “You knew,” said {talker}. “You knew the whole time, and you went on.” “I had something to finish first,” said {hero}. {Talker} thought about that. “I wouldn't have,” said {talker}.",
      "=An officer asked the same questions three times: when had {he} known, and what had {he} done then? “I finished,” said {hero}. “Then I came here.” The officer laid down the pen and read the page again, a good deal more slowly.",
    ],
    [
      0.3,
      "=That night {hero} held out both hands and looked at them. They had been steady the whole time. Now they shook a little, and {he} let them.",
    ],
  ],
};

/** Somebody has done wrong for a long time, and is called on. */
export const firstVisit: ArcStory = {
  after: [
    [
      0,
      "={Fact}. {Hero} had it from two sides by now, and the two agreed. {He} had often imagined a moment like this one, and in all of them {he} had been braver.",
      "={Hero} had it from two sides by now, and the two agreed. {He} had often imagined a moment like this one, and in all of them {he} had been braver.",
    ],
    [
      0.7,
      "=“Say nothing yet,” said {talker}. “First we need proof.” {Hero} wrote everything down in a row, with the day and the hour. {Talker} read it over {his} shoulder. “That's not proof,” said {talker}, “but I wouldn't like to be at the other end of it.”",
      "={Hero} began to watch {item}. {He} wrote down who went near {itemthem}, and when, and what happened afterwards. After a week {he} had two full pages. They were not proof yet. But there was one name on both of them, and it stood there eleven times.",
      "={Hero} began to keep a list. {He} wrote down who came, and when, and what happened afterwards. After a week {he} had two full pages. They were not proof yet. But there was one name on both of them, and it stood there eleven times.",
    ],
    [
      0.9,
      "={Hero} asked one more person about {topic}, a woman who kept a small shop. “I reported it once,” she said, and went on weighing sugar. “They took it all down. A week later a friendly man came in and bought a newspaper. He only asked how my daughter was.” {Hero} put that on the second page, and left out her name.",
      "={Hero} asked one more person, a woman who kept a small shop. “I reported it once,” she said, and went on weighing sugar. “They took it all down. A week later a friendly man came in and bought a newspaper. He only asked how my daughter was.” {Hero} put that on the second page, and left out her name.",
    ],
    [
      0.5,
      "=Then {hero} went to the house that belonged to the name. {He} meant to say that {fact}. The door was opened at once, and the face behind it was so friendly that {he} forgot how the sentence began. “Yes?” “I must have the wrong door,” said {hero}. “That happens,” said the friendly man.",
      "=Then {hero} went to the house that belonged to the name. The door was opened at once, and the face behind it was so friendly that {he} forgot how {his} sentence began. “Yes?” “I must have the wrong door,” said {hero}. “That happens,” said the friendly man.",
    ],
    [
      0.85,
      "=In the evening the friendly man stood under the lamp across the street, as if he were waiting for a bus. No bus stopped there. “Leave your light on,” said {talker} on the telephone, “so that he can see that you're up.” {Hero} locked the two pages in a drawer, and pushed a chair against the door.",
      "=In the evening the friendly man stood under the lamp across the street, as if he were waiting for a bus. No bus stopped there. {Hero} left the light on, so that it could be seen that {he} {was} up. {He} locked the two pages in a drawer, and pushed a chair against the door.",
    ],
    [
      0.6,
      "=The next morning the two pages were gone from {his} drawer. {Hero} still knew that {fact}, and now {he} could not show it to anyone.",
      "=The next morning the two pages were gone from {his} drawer. Now {hero} could not show it to anyone, not one line of it.",
    ],
  ],
  end: [
    [
      0,
      "=“Then do it from memory,” said {talker}. “The hours, too.” {Hero} shut {his} eyes and began, and {talker} wrote. {He} had all of it: every day, every hour, eleven times the name. When they came to the end, {talker} put down a second signature. “Now it's two who know,” said {talker}.",
      "=So {he} did it from memory. {Hero} shut {his} eyes and went through it, hour by hour, and wrote it all down a second time, and a third, and a fourth. {He} kept one copy, and gave the others to three people who could not stand one another. They could not all be robbed in one night.",
      "=So {he} did it from memory. {Hero} shut {his} eyes and went through it, hour by hour, and wrote it all down a second time, and a third, and a fourth. {He} kept one copy, and gave the others to three people who could not stand one another. They could not all be robbed in one night.",
    ],
    [
      0.5,
      "=The second time {hero} did not go to that door alone. “I found the right one after all,” {he} said. The friendly man looked past {him} at the people on the stairs, and at the pages in every hand. Then he reached for his coat. “I always listened for steps,” he said. “It's almost a relief.”",
    ],
    [
      0.3,
      "={Hero} still kept a list after that, in a drawer with a lock. Most days there was nothing to put in it. {He} wrote that down, too, with the hour, and {was} glad every time.",
    ],
  ],
};
