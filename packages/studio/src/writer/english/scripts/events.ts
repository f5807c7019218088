import type { ScriptGroup } from "./script.ts";

/** Finding something that was not looked for. */
export const discovering: ScriptGroup = {
  verbs: "find discover solve investigate notice receive catch see hear uncover open get",
  scripts: [
    {
      tell: [
        [
          1,
          "At first {hero} thought that somebody must have lost it, and looked around {there}. There was nobody. {He} went closer, one small step at a time, and looked at {topic} from all sides. It was real. It was really there.",
        ],
        [
          2,
          "That evening {hero} could think of nothing but {topic}. Where did it come from? Whose was it? And why had nobody else noticed it? {He} got up twice in the night and went to look, and both times everything was still as it had been.",
        ],
        [
          1,
          "“Promise that you won't laugh,” said {hero} to {mate}, and told everything about {topic}. {Mate} did not laugh. “Show me,” said {mate}. Then they stood there side by side, and for a long time neither of them could say a word.",
          "{Hero} told only {ahelper}, and only after a promise. {Thehelper} did not laugh about {topic}. “My grandmother used to talk about something like that,” said {thehelper}. “She said that it never comes without a reason.”",
        ],
        [
          2,
          "But a thing like that does not stay secret. By [Thursday|the end of the week] the first people came and wanted to see {topic}, and some of them wanted to have it. They were loud, and they pushed. {Hero} saw that this could not go on.",
        ],
        [
          1,
          "“It never comes without a reason,” {hero} said to {himself}, and sat down {there} to think. What was it for, then? Who needed {topic} more than all the others did? When {he} asked it like that, the answer was quite simple.",
        ],
      ],
      end: [
        [
          0,
          "So {hero} did what {he} had to do about {topic}, and did it before anybody could talk {whom} out of it. Afterwards it was very quiet {there}. Then, for the first time in days, {he} noticed that {he} {was} hungry.",
        ],
        [
          1,
          "Today hardly anyone {there} still talks about {topic}. Only sometimes {hero} stops at the spot where it all began, looks around to see whether anyone is watching, and smiles.",
        ],
      ],
    },
  ],
};

/** Losing something, or having it taken away. */
export const losing: ScriptGroup = {
  verbs: "lose steal disappear vanish miss forget break sink crash die burn end",
  scripts: [
    {
      tell: [
        [
          1,
          "{Hero} did not understand it at first. {He} [looked again|rubbed {his} eyes|counted to ten], and nothing changed. It had really happened, with {topic} of all things, and so fast that nobody could have done anything about it.",
        ],
        [
          2,
          "Then came the anger. {Hero} {was} angry with everybody {there}, and then with {topic}, and in the end only with {himself}. {He} kicked a stone, and the stone was harder than {he} had thought. After that {he} sat on the ground and held {his} foot, and the anger was gone.",
          "*Then came the anger. The {bare} were angry with everybody {there}, then with each other, and in the end only with themselves. After an hour nobody had anything left to shout, and it grew quiet.",
        ],
        [
          1,
          "“And what now?” asked {mate}. {Hero} did not know it either. But it was good that somebody had asked, because a question wants an answer. “First we look at what is left,” said {hero}. “Then we'll see.”",
          "“And what now?” asked {ahelper}, who had seen everything. {Hero} did not know it either. But it was good that somebody had asked, because a question wants an answer. “First {i} must look at what is left,” said {hero}.",
        ],
        [
          2,
          "There was more left than {hero} had feared. {He} put it all in a row {there}, from large to small, and while {he} {was} doing that, {he} found something that {he} had overlooked before: a trace. It was thin, but anybody could see that it led away from here.",
        ],
      ],
      end: [
        [
          0,
          "It was never again quite as it had been. But one day {hero} noticed that {he} had not thought of {topic} all morning, and that {he} had been happy. {He} {was} surprised about it for a moment, and then {he} went on with what {he} {was} doing.",
        ],
        [
          2,
          "Only when somebody asks about {topic}, {hero} grows quiet. Then {he} tells the story, from the beginning, and always stops at the best part.",
        ],
      ],
    },
  ],
};

/** Hiding or keeping something. */
export const hiding: ScriptGroup = {
  verbs: "hide keep lock bury cover secret feed",
  scripts: [
    {
      tell: [
        [
          1,
          "A secret needs a good place, and {hero} looked at every corner {there} before {he} {was} satisfied. “You must be very quiet,” {he} whispered. Then {he} closed the door, leaned against it and listened. <{His} heart was beating so loudly that it could surely be heard outside.>",
        ],
        [
          2,
          "The first day went well. On the second, {hero} had to explain why {he} {was} carrying [half a loaf of bread|a bucket|three blankets] past everybody {there}. On the third day there was a noise, in the middle of a conversation, and {hero} coughed as loudly as {he} could. “You should see a doctor,” people said.",
        ],
        [
          1,
          "{Mate} was the first to find out. {Hero} had not even begun to explain when {mate} was already down on the floor, laughing softly. “You can't do that alone,” said {mate}. From then on there were two who coughed.",
          "{Ahelper} was the first to find out. {Hero} had already thought of three excuses, but {thehelper} did not want to hear any of them. “You can't do that alone,” was all that {thehelper} said. From then on there were two who coughed.",
        ],
        [
          2,
          "But on [Friday|the last day] everything went wrong at once. Somebody had left the door open, only a crack. Steps came nearer. {Hero} ran faster than ever before, and still {he} came too late: the door {was} open wide, and in it, with folded arms, stood {foe}.",
          "But on [Friday|the last day] everything went wrong at once. Somebody had left the door open, only a crack. Steps came nearer. {Hero} ran faster than ever before, and still {he} came too late: the door stood wide open.",
        ],
        [
          1,
          "“{I} can explain it,” said {hero}, and then {he} could not. So {he} simply told the truth, from the first day to the last, and why {he} had not been able to do anything else. It grew very quiet. The silence lasted so long that {he} began to count the seconds.",
        ],
      ],
      end: [
        [
          0,
          "“You might have asked,” said {foe} at last. “Would you have said yes?” asked {hero}. “No,” said {foe}, “but now that I have seen it, I would.” And then came the first smile that anybody {there} had ever seen on that face.",
          "“You might have asked,” somebody said at last. “Would you have said yes?” asked {hero}. There was a laugh, first one and then many, and after that nothing had to be hidden any more.",
        ],
        [
          1,
          "Now everybody {there} knows about it, and there is even a small sign on the door. Only the coughing has remained: whenever {hero} has something on {his} mind, somebody coughs, and all the others laugh.",
        ],
      ],
    },
  ],
};

/** Being afraid of something. */
export const fearing: ScriptGroup = {
  verbs: "fear dare worry hide-from",
  scripts: [
    {
      tell: [
        [
          1,
          "Nobody was allowed to know how afraid {hero} {was}. {He} had a whole row of excuses {there}: {he} {was} tired, {he} had a cold, {he} had something important to do. And each time somebody mentioned {fear}, {he} quickly talked about something else.",
        ],
        [
          1,
          "But {ahelper} could not be fooled. “What is the worst thing about {fear}?” asked {thehelper} one day, just like that. {Hero} had never thought about it. {He} had always run away before the thought was finished. “{I} don't know,” {he} said, and was surprised.",
          "But {mate} could not be fooled. “What is the worst thing about {fear}?” asked {mate} one day, just like that. {Hero} had never thought about it. {He} had always run away before the thought was finished. “{I} don't know,” {he} said, and was surprised.",
        ],
        [
          2,
          "So {hero} began to look, only a little: first from far away and with one eye, then from closer up and with both. {He} counted how long {he} could bear it. On the first day it was three breaths, on the second five, and on the third it was eleven. <After that {he} stopped counting.>",
        ],
        [
          2,
          "Then the day came when it was no longer a game. It was loud {there}, everything went very fast, and all that {hero} had practised was gone in an instant. {His} knees trembled. Everything in {whom} shouted: run!",
        ],
        [
          1,
          "{Hero} did not run. {He} stood there, trembling, and breathed: three times, five times, eleven times. And while {he} {was} counting, {he} noticed something strange. The fear was still there. But it had grown no bigger, and next to it there was room for something else.",
        ],
      ],
      end: [
        [
          0,
          "Then it was over, and {hero} {was} still there. “Was that all?” {he} asked, and had to laugh, because it had not been the worst thing in the world. It had even been a little bit beautiful.",
        ],
        [
          1,
          "{Hero} is still afraid now and then, like everybody else. But nobody needs to hear an excuse any more. “{I} {am} afraid,” says {hero} then, quite calmly, “wait a moment.” And {he} counts to eleven.",
        ],
      ],
    },
  ],
};

/** A day's work that is done with love, and what comes of it. */
export const working: ScriptGroup = {
  verbs: "work water drive deliver teach feed sweep wash clean play sing sell serve carry repair guard collect paint",
  scripts: [
    {
      tell: [
        [
          1,
          "{Hero} knew every sound {there} and every shadow. Most people did not even look up when {he} came by. {He} did not mind. It was good work, and while {he} did it {he} had time to think about {topic} and about everything else.",
        ],
        [
          2,
          "Now and then something small happened {there}. Once it was [a lost glove|a forgotten umbrella|a child's drawing], once a song from an open window. {Hero} kept such things in mind and told {ahelper} about them in the evening, and {thehelper} said each time: “You see more than other people.”",
        ],
        [
          1,
          "Then there came a day that was not like the others. {Hero} felt it before {he} saw it. Something about {topic} was different, and {he} slowed down and looked more closely, and then stopped altogether.",
        ],
        [
          2,
          "Somebody else would have gone on. There were rules, and there was a timetable, and nobody would have blamed {whom}. {Hero} stood {there} and thought about it for as long as it takes to breathe in and out. Then {he} did what {he} thought was right.",
        ],
      ],
      end: [
        [
          0,
          "The next morning everything was as it always is {there}, and {hero} began {his} work at the usual hour. But this time people looked up when {he} came by, and some of them waved. Word gets around.",
        ],
        [
          1,
          "“You see more than other people,” said {thehelper} that evening. {Hero} shook {his} head. “{I} only stopped for a moment,” {he} said.",
        ],
      ],
    },
  ],
};

/** Something strange that speaks, flies, falls or comes alive; dreams. */
export const wondering: ScriptGroup = {
  verbs: "answer talk speak dream wake fall turn change grow shine float dance appear come arrive wait",
  scripts: [
    {
      tell: [
        [
          1,
          "{Hero} pinched {himself}, which is what one does in such cases, and it hurt. So it was not {his} imagination. {He} took a step back {there}, and then, because {he} {was} too curious, two steps forward.",
        ],
        [
          2,
          "There were rules to it, as {he} soon found out. It only worked when one was quiet. It did not work when one doubted it. And whenever {hero} thought that {he} had understood {topic}, something new happened, and {he} had to begin again from the start.",
        ],
        [
          1,
          "“Nobody will believe {whom},” thought {hero}, and {he} {was} right. They listened politely {there}, and then they talked about the weather. Only {ahelper} asked a question about {topic}, and it was exactly the right one: “And what does it want from you?”",
          "“Nobody will believe us,” said {mate}, and {mate} was right. They listened politely {there}, and then they talked about the weather. “And what does it want from us?” asked {hero}. It was exactly the right question.",
        ],
        [
          2,
          "That night {hero} stayed awake on purpose. [The clock struck one, then two|The hours went by|Everything else was asleep], and nothing moved. {He} {was} just about to give up on {topic} when it began again, more softly than before, and this time {he} asked.",
        ],
      ],
      end: [
        [
          0,
          "The answer was short, and {hero} has never told it to anybody. But {he} did at once what had to be done, and when morning came {there}, everything that had been strange about {topic} was as clear as water.",
        ],
        [
          1,
          "Since then {hero} says good night to {topic} before {he} goes to sleep, just in case. And sometimes, but only when it is very quiet, somebody says good night back.",
        ],
      ],
    },
  ],
};
