import type { Arc, ArcStory } from "../arc.ts";

/** Others of its kind shake their heads, and a small one copies it. */
const theSmallCopy: ArcStory = {
  after: [
    [
      0,
      "=“That's not done,” said the others. {Hero} had done it all the same, and nothing had fallen down. “{Doing},” said the oldest, and shook all over. “In my day there was nothing of the kind.” That was true. But in its day there had not been much of anything.",
      "=“That's not done,” said the others. {Hero} had done it all the same, and nothing had fallen down. The oldest shook all over. “In my day there was nothing of the kind.” That was true. But in its day there had not been much of anything.",
    ],
    [
      0.8,
      "=“What do they want?” asked {talker}. “They want it to be like yesterday,” said {hero}. {Talker} thought about yesterday. “It was quite nice,” said {talker}, “but we've had it.”",
      "=They were not angry. They only moved a little further away each time, as though it might rub off.",
    ],
    [
      0.6,
      "=There was a very small one among them that stayed where it was. It watched with its whole face. When {hero} looked, it looked at a leaf. When {hero} went on, there was a sound behind {him}, as of somebody who is trying something and does not want to be heard.",
    ],
    [
      0.5,
      "=Then {doing} went wrong. It was bound to happen some time, and it happened in front of everybody, with a lot of noise and a long slide. Nobody laughed. That was the worst of it. “There,” said the oldest, almost kindly. “Now come back over here.”",
      "=Then it went wrong. It was bound to happen some time, and it happened in front of everybody, with a lot of noise and a long slide. Nobody laughed. That was the worst of it. “There,” said the oldest, almost kindly. “Now come back over here.”",
    ],
    [
      0.75,
      "={Hero} did come back. {He} did what all of them did, in the middle, where it was warm. It was quite easy, {he} had not forgotten any of it. Only in the evening, when it grew quiet, there was something missing, and {he} {was} not the only one who noticed.",
    ],
  ],
  end: [
    [
      0,
      "=The small one had disappeared. They looked for it everywhere, and when they found it, it was right where {hero} had slid, and was doing it: {hero's} thing, all wrong, with the wrong leg first. “Like this?” it asked. Everybody looked at {hero}. “The other leg,” {he} said at last. There was nothing else that {he} could have said.",
      "=The small one had disappeared. They looked for it everywhere, and when they found it, it was right where {hero} had slid, and was doing it: {hero's} thing, all wrong, and back to front. “Like this?” it asked. Everybody looked at {hero}. “The other way round,” {he} said at last. There was nothing else that {he} could have said.",
    ],
    [
      0.6,
      "=So {he} showed it once more, slowly, to one who wanted to know. At the place where {he} had slid, they both slid, and that was how it could be seen that the place was slippery, and that it had not been {his} fault. “Ah,” said the oldest. “Then you have to go round it.” It had moved quite close.",
    ],
    [
      0.5,
      "=“{Doing}? That's not done,” they still say there. But they say it while they watch, and they come closer. And the small one, which is not so small any more, looks round for something to do that nobody has thought of yet.",
      "=“That's not done,” they said there now and then. But they said it while they were watching, from quite close by.",
    ],
  ],
};

/** It begins with a mistake; everyone acts as if it had been meant. */
const meantLikeThat: ArcStory = {
  after: [
    [
      0,
      "=At first {hero} acted as though it had been meant like that. It is the best thing to do in such cases: stay where you are and look pleased. Everybody who came by stopped, looked at {him}, looked at all the rest, and could not make up their minds to ask.",
    ],
    [
      0.8,
      "=“Is it meant like that?” asked {talker}, who never had any trouble with asking. “Partly,” said {hero}. “Which part?” {Hero} looked along {himself} from front to back. “I'm still here,” {he} said. “That part.”",
      "=One did ask in the end. “Is it meant like that?” “Partly,” said {hero}. “Which part?” {Hero} thought about it. “I'm still here,” {he} said. “That part.”",
    ],
    [
      0.75,
      "=After a while standing there got uncomfortable. {Hero} tried to go back a little bit, without anyone noticing. It only went forward. {He} tried forward, and it went sideways. All of it had to look pleased. Somewhere a duck laughed, and was told that it was not polite.",
      "=After a while it got uncomfortable. {Hero} tried to go back a little bit, without anyone noticing. It only went forward. {He} tried forward, and it went sideways. All of it had to look pleased. At the edge somebody laughed, and was told that it was not polite.",
    ],
    [
      0.4,
      "=The audience grew. They had begun to talk about what it meant. “It's a sign,” said one. “It's art,” said another. Only a beetle, which had been underneath from the beginning, called up: “It's a mistake!” But a beetle's voice does not carry very far.",
    ],
    [
      0.3,
      "=It grew dark, and they went home, one after the other, with a lot to think about. {Hero} stayed behind, just as it had come about. {He} did not have to look pleased any more, and that helped a bit. “It was a mistake,” {he} said into the dark.",
      "=In the end they went away, one after the other, with a lot to think about. {Hero} stayed behind, just as it had come about. {He} did not have to look pleased any more, and that helped a bit. “It was a mistake,” {he} said out loud.",
    ],
  ],
  end: [
    [
      0,
      "=“That's what I've been saying,” called the beetle. “All day! First the left one, I said, but nobody listens to me.” {Hero} listened. The beetle had had time to look at everything very closely, from below. It knew which bit was holding which. “First the left one,” it said. “Then wait. Then the rest comes by itself.”",
    ],
    [
      0.6,
      "=First the left one. Then a long wait, in which the beetle told its life; it was short, but there was a good deal of climbing in it. And then the rest came by itself. {Hero} {was} free, with hardly a sound. “Thank you,” {he} said, very quietly, from close up, as you have to with beetles.",
      "=First the left one. Then a long wait, in which the beetle told its life; it was short, but there was a good deal of climbing in it. And then the rest came by itself, with hardly a sound. “Thank you,” said {hero}, very quietly, from close up, as you have to with beetles.",
    ],
    [
      0.5,
      "=They came back to look at it again, and it was gone. “It was a sign,” said the one. “It was art,” said the other. {Hero} stood next to them and nodded. Something small sat behind {his} ear and had to laugh.",
      "=Some still called it a sign, and some called it art. {Hero} nodded whenever it was talked about. Something small sat quite close by, and had to laugh.",
    ],
  ],
};

/** A thing behaves in a way of its own; it is looked at by experts, and by one who waits. */
const nothingWrong: ArcStory = {
  after: [
    [
      0,
      "=“It's broken,” said the first one who saw it. He knocked on {hero} twice. That is what people do: they knock, and listen, and say that it's broken. {Hero} kept quite still. There was nothing wrong. It was only that nobody had expected it.",
    ],
    [
      0.8,
      "=“I don't think it's broken,” said {talker}. “What is it, then?” “It's {doing}.” “But why?” “You'd have to ask,” said {talker}. They looked at each other. None of them had ever asked a thing like that anything.",
      "=“Perhaps it wants something,” said a child, and was sent out of the way, because it was getting serious now.",
    ],
    [
      0.6,
      "=Then somebody came who knew about such things. He had a bag with forty compartments, and he laid all of it out. He turned something, he tightened something, and he held something against the light. “There's nothing wrong,” he said in the end. It sounded as though that was the worst he could find.",
    ],
    [
      0.4,
      "=The second one knew even more, and so he needed longer. He found three parts that were not needed. When he had put everything back, it was quiet. “There we are,” he said. And it was true: {hero} did nothing any more. Not that, and nothing else either.",
    ],
    [
      0.3,
      "=So {hero} {was} put at the edge, where it did not matter. From there everything looked further away. People came past, and one said to another: “It used to do something, that one. What was it, now?” They could not think of it.",
      "=So {hero} ended up at the edge, where it did not matter. From there everything looked further away. People came past, and one said to another: “There used to be something. What was it, now?” They could not think of it.",
    ],
  ],
  end: [
    [
      0,
      "=The child came back at last. It had three small parts in its hand; it had picked them up when nobody was looking. “You've forgotten these,” it said. There was a bit of pushing, and a click, and one more. Then the child did what nobody had done so far. It sat down and waited.",
    ],
    [
      0.6,
      "=It took quite some time. And then {hero} did it again, very softly at first, as somebody speaks who has not said anything for days. The child did not knock. It did not call the others. When it was over, it said “again”, and {hero} did it again.",
    ],
    [
      0.5,
      "=“It's broken,” said the next one who came by. “No,” said the child, without turning round. “You've just got to wait.” And so they waited, now there were two of them.",
      "=“Is it broken?” asked the next one who came by. “No. You've just got to wait.” And so they waited, first one, then two, and then a few more.",
    ],
  ],
};

/** A thing is where everybody meets, without having planned it. */
const inTheMiddle: ArcStory = {
  after: [
    [
      0,
      "=It got about quickly. {Hero}, of all things! People came to see for themselves, and because they did not want to look as if that was why they had come, they had all brought something to do. They did it right there, and looked across from time to time.",
    ],
    [
      0.8,
      "=“How long does it go on?” asked {talker}. Nobody knew. Somebody said until evening, somebody said for ever, and they agreed to meet again in between.",
      "=“How long does it go on?” somebody asked. Nobody knew. Some said until evening, some said for ever, and so they agreed to come back in between.",
    ],
    [
      0.6,
      "=There were two camps before long. The one said that it had to be stopped, and the other that it had only just begun. They stood on either side of {hero} and called their reasons across. It was difficult to hear them properly, since they had so many. “What did he say?” they asked each other on the left, and on the right.",
    ],
    [
      0.4,
      "=It was decided to vote. For that they had to count, and to count they had to know who was there. It went on for hours. In the middle of it somebody leaned on {hero}, quite without thinking, with the whole of his weight, and it stopped. At one blow it was silent.",
    ],
    [
      0.75,
      "=They looked at each other, the left and the right. Nobody had won. “Well, that's that,” said one of them, and bent for his bag. But he did not go. It was odd how big the place was now, and how far apart they were standing.",
    ],
  ],
  end: [
    [
      0,
      "=“It was just the moment when I was beginning to like it,” said the one from the left. “And I was going to vote for you,” said one from the right. They both came a few steps nearer. It turned out that one camp had been cold, and that in the other there was something to eat left over. That would not have come out with a vote.",
    ],
    [
      0.6,
      "=They were sitting all mixed up by the time {hero} began again, all by {himself}, as it had begun the first time. A few noticed at once and said nothing. The others noticed by the way those held their spoons. And none of them got up to see on which side they were.",
    ],
    [
      0.5,
      "=They still come with something to do. They look across now and then. It has never been decided, and if anyone asks how long it is going to go on, they move together a bit, and say: “Sit down first.”",
      "=It was never decided. If anyone asked how long it was going to go on, they moved together a bit, and said: “Sit down first.”",
    ],
  ],
};

/** Something happens to creatures through somebody else; they stay together until it is over. */
const closeBy: ArcStory = {
  after: [
    [
      0,
      "=It took a while until {hero} had understood. Then {he} looked round to see if anybody else had noticed. Everything was just as before, the same noises and the same smell. Only this one thing was different, and nothing else seemed to mind.",
    ],
    [
      0.8,
      "=“What do we do now?” asked {talker}. “Nothing hasty,” said {hero}. They did nothing hasty for a while. It was harder than it looked.",
      "={Hero} did nothing hasty. It was harder than it looked.",
    ],
    [
      0.6,
      "=First {he} tried calling. It was a good loud call, and it brought out all sorts of creatures, only not an answer. They asked what the matter was. {Hero} told them. Each of them had known something like it, and each of them pointed in a different direction.",
      "=First {he} tried it with calling. It was a good loud call, and everybody came except for the answer. {Talker} called as well, a little lower. Then they both kept still and listened, and pointed in two different directions.",
    ],
    [
      0.4,
      "=So {he} tried them one after the other. In the first there was nothing, and in the second there was the same. In the third it got so deep, or so steep, or so dark, that {hero} had to turn back and felt small. That had not happened to {him} for a long time. {He} sat down where {he} had begun.",
    ],
    [
      0.3,
      "=It was not nice to sit there. But it was the right place, that much {he} knew. If anything was going to change, it would have to come past here. {Hero} made {himself} as comfortable as {he} could, left some room at {his} side, and waited.",
    ],
  ],
  end: [
    [
      0,
      "=It came on the side where the room was. There was a nudge, not a big one. {Hero} did not turn round at once, because when you turn round too fast, such things are sometimes gone. “There's still room,” {he} said, looking straight ahead. “I know,” said somebody. “I could see it from a long way off.”",
    ],
    [
      0.6,
      "=There was a lot to tell after that, and they told it all mixed up, first the end and then the beginning. All those who had pointed in different directions came and wanted to know which one it had been. “None of them,” said {hero}. “You have to sit here.” They tried it. They sat there in a row.",
    ],
    [
      0.5,
      "=When it grew quiet, {hero} stayed in that place a little longer. {He} moved a bit to one side. It had become a habit to leave some room there.",
    ],
  ],
};

const GRAVE = /^(?!.*(?:, \d+\b|\b(?:war|dead|died|dying|murder\w*|killed|corpse|suicide|funeral|donor|bomb)\b))/i;

/** Stories for whatever creatures and things do. */
export const anyOtherHeroArcs: readonly Arc[] = [
  {
    told: /^(?!was|were|had|got|lost|fell|forgot|missed|broke|hated|could|did not)./,
    by: "hero",
    of: "creatures",
    idea: GRAVE,
    stories: [theSmallCopy],
  },
  {
    told: /^(?:got (?:stuck|tangled|caught)|fell|broke|missed|guessed|hit|mixed)\b|\bwrong\b|by mistake/,
    by: "hero",
    of: "creatures",
    idea: GRAVE,
    stories: [meantLikeThat],
  },
  { told: /./, by: "hero", of: "creatures", idea: GRAVE, stories: [closeBy] },
  {
    told: /^(?!help|join|agreed|came along|was |were ).|^(?:was|were) (?:gone|missing)/,
    by: "other",
    of: "creatures",
    idea: GRAVE,
    stories: [closeBy],
  },
  {
    told: /^(?!was hired|were|had|lost|moved|voted)./,
    by: "hero",
    of: "things",
    idea: GRAVE,
    stories: [nothingWrong, inTheMiddle],
  },
  { told: /./, by: "any", of: "things", idea: GRAVE, stories: [inTheMiddle] },
];
