import type { Script, ScriptGroup } from "./script.ts";

/** Not wanting to do something that one is supposed to do. */
export const refusing: ScriptGroup = {
  verbs: "refuse",
  scripts: [
    {
      tell: [
        [
          1,
          "“No,” said {hero}. It was a small word, and {he} said it quietly, but everybody {there} heard it. They had never heard it from {whom} before. “Just this once,” they begged. “No,” said {hero}.",
        ],
        [
          2,
          "First they tried it with kindness, then with a promise, and then with a long story about others {there} who had always said yes. {Hero} listened to everything. It was a nice story. {He} only shook {his} head.",
        ],
        [
          1,
          "“And what are you really afraid of?” asked {ahelper}, who had not said anything so far. {Hero} wanted to answer “Of nothing,” but that was not true. {He} {was} afraid that afterwards nothing would be as it was now. “Ah,” said {thehelper}. “Yes. It won't be.”",
        ],
        [
          2,
          "That evening {hero} {was} alone with {his} no. It had grown heavy during the day. {He} held on to it all the same, while one light after the other went out {there}, and it became so quiet that one could hear the dark.",
        ],
        [
          1,
          "“It won't be as it was,” said {thehelper} softly out of the dark, “but have you ever asked what it will be instead?” {Hero} had not. {He} thought about it for half of the night, and it was more interesting than {he} had expected.",
        ],
      ],
      end: [
        [
          0,
          "In the end nobody had to persuade {whom}. It happened quite by itself, between one breath and the next, when {hero} {was} no longer thinking about it. It was not bad at all. It felt [like flying|like a swing|like the first step into warm water], and {he} {was} almost sorry that {he} had waited so long.",
        ],
        [
          1,
          "“Well?” asked {thehelper}. {Hero} took {his} time. “Yes,” {he} said. It was a small word, too, and it felt very light.",
        ],
      ],
    },
    {
      tell: [
        [
          1,
          "{Hero} had a list of reasons, and it was a good one. It was too early, it was too cold {there}, it was somebody else's turn, and besides, there was still something to finish. Whenever one of the reasons was used up, {he} found two new ones.",
        ],
        [
          2,
          "The others tried their luck one after the other. One of them was funny, one was strict, and one simply sat down and waited {there}. {Hero} laughed at the first, nodded at the second, sat down next to the third, and stayed exactly where {he} {was}.",
        ],
        [
          1,
          "“You know,” said {ahelper}, “I once did not want to, either. I held on for so long that my arms fell asleep.” “And then?” asked {hero}. “Then I saw that I was holding on to something that had let go of me long ago.”",
        ],
        [
          2,
          "{Hero} did not like that story, and therefore {he} had to think about it all the time. {He} looked at everything around {whom} {there}, very closely, as one looks at things that one wants to keep.",
        ],
      ],
      end: [
        [
          0,
          "When the moment came, it was quite different from what the others had said. Nobody pushed. {Hero} closed {his} eyes, counted to three, and at two {he} let go. What came then was [soft and warm|bright and wide|slow and golden], and it had been waiting for {whom}.",
        ],
        [1, "Afterwards {he} did have one thing left on the list. {Hero} crossed it out {himself}."],
      ],
    },
  ],
};

export const thirdTravelling: Script = {
  tell: [
    [
      1,
      "There is a right day for such a journey, and everybody {there} knew that this was not it. The wind was wrong, the signs were bad, and [the mule|the boat|the cart] had gone lame or leaky, depending on whom one asked. {Hero} looked at the sky, pulled {his} belt tighter and started.",
      "%There is a right day for such a journey, and everybody {there} knew that this was not it. {Hero} looked at the sky, shook {himself} and started.",
    ],
    [
      1,
      "The first night {he} knocked at the hut of {ahelper}. There was soup, and there was advice. “Three things,” said {thehelper}. “Drink before you are thirsty. Rest before you are tired. And if you meet somebody who laughs, go the other way.” {Hero} laughed. “Exactly,” said {thehelper}.",
    ],
    [
      2,
      "{He} drank before {he} {was} thirsty and rested before {he} {was} tired, and so {he} came further than anybody had expected. On both sides lay a land that was not on any map.",
    ],
    [
      2,
      "On the third day, by {way}, somebody was laughing. It sounded friendly. There was music, too, and it smelled of roast apples. {Hero} had been alone for a long time. {He} went a little closer, only to look, and then a little closer still, and then the ground gave way.",
    ],
    [
      1,
      "It was a pit, not very deep, but deep enough. Up there the laughter went away. {Hero} sat in the mud and was ashamed. Then {he} did what {he} would have done anyway at this hour: {he} drank, and {he} rested, and when {he} had rested, {he} saw the roots in the wall. They were as good as a ladder.",
    ],
  ],
  end: [
    [
      0,
      "{He} arrived on a day that nobody would have called right either, dirty and scratched, with straw in {his} hair. They stared at {whom}, and then they made room and put a bowl in front of {whom}. {Hero} had reached the end of the way.",
    ],
    [1, "So it had been possible to {wish}, on the wrong day and in spite of everything."],
    [
      2,
      "Of all three rules {he} has kept the third one least of all: {hero} still laughs. But before {he} goes closer, {he} looks at the ground.",
    ],
  ],
};

export const thirdMaking: Script = {
  tell: [
    [
      1,
      "The idea had come to {hero} in the middle of the night, and {he} had got up at once to draw it, on the first thing that {he} found, which was a [pillowcase|tablecloth|newspaper]. In the morning it still looked good. So there was no way round it: {goal} had to be made.",
    ],
    [
      2,
      "“You will need a long time for that,” said people who knew about such things. “You will need money,” said others. {Ahelper} asked, “Do you need a hammer?” {Hero} could have hugged {thehelper}. It was the only one of the three that {he} could begin with.",
    ],
    [
      1,
      "From then on one heard knocking {there}. It began early and stopped late, and the neighbours first complained, then got used to it, and in the end they could not fall asleep without it. Bit by bit {goal} took shape. {Hero} learned that there is always one piece too many and one too few.",
    ],
    [
      2,
      "It was the one too few that mattered. Without it {goal} stood there like a sentence without its last word. {Hero} looked for it everywhere, tried it with cork and with cardboard, and nothing held for longer than a minute.",
    ],
    [
      1,
      "Then {thehelper} came to ask for the hammer. {Hero} held it out, and stopped, and looked at it: the handle! It had exactly the right length, it had exactly the right curve. They looked at each other. “I never liked that hammer anyway,” said {thehelper}.",
    ],
  ],
  end: [
    [
      0,
      "It fitted as though it had been made for it. {Goal} was finished, and nobody knocked any more, and that very evening the neighbours came to see why it was so quiet. They stood around {goal} in their slippers, and it was better than any festival.",
    ],
    [
      1,
      "If one looks closely, one can still see the word “hammer” burnt into the wood. {Hero} left it there. That part of {goal} was the best one, {he} says, because {he} did not make it {himself}.",
    ],
  ],
};

export const thirdLearning: Script = {
  tell: [
    [
      1,
      "“[Some can do it and some can't|One is born with it or not|It is too late to start],” people said {there}, and looked at {hero} as if it were clear to which {he} belonged. It was not clear to {hero} at all. {He} wanted to {aim}, and {he} had not even begun yet.",
    ],
    [
      1,
      "{He} began on a Monday. On Tuesday [everything hurt|it was worse|nothing worked]. On Wednesday {ahelper} came by, watched for a while and put down a jar with [beans|marbles|buttons]. “Put one in for every try,” said {thehelper}. “When it is full, [you will be able to do it|come back to me|you will not need me]. It's always like that.”",
    ],
    [
      2,
      "It was a big jar. {Hero} put in one for every fall, for every wrong turn and for every time that somebody {there} laughed. After [two weeks|ten days|a month] the bottom was covered. Now and then {he} shook it, and it sounded like something, at least.",
    ],
    [
      2,
      "When the jar was half full, {hero} lost patience. {He} took a whole handful and threw it in, all at once. Then {he} tried to {aim}, and it went exactly as it had gone before. {He} sat down {there}, and picked them all out again, and that was the hardest moment.",
    ],
    [
      1,
      "After that {he} no longer looked at the jar. {He} only tried. One for this, one for that; in the rain, in the dark, with cold fingers. The others had long stopped laughing, because one cannot laugh at the same thing for ever, and some of them had begun to count along.",
    ],
  ],
  end: [
    [
      0,
      "One morning {hero} wanted to put one in, and it fell out again. The jar was full. {He} looked at it for a long time, wiped {his} hands, stood up and did it: simply, calmly, from beginning to end, as if {he} had never done anything else.",
    ],
    [
      1,
      "“It's [always|often|nearly always] like that,” said {thehelper}. The jar stands {there} on the shelf today, empty again. There is somebody else who has just begun.",
    ],
  ],
};

export const thirdBefriending: Script = {
  tell: [
    [
      1,
      "Everything might have stayed as it was if {mate} had not dropped something just then. {Hero} picked it up. It was only a [glove|pencil|shopping list], but one cannot give something back without saying a word, and so {hero} said one. It was “Here.”",
    ],
    [
      2,
      "“Thank you,” said {mate}, and that would have been all. But the next day {hero} dropped something, too. It was not quite by chance. “Here,” said {mate}, and looked as if it was hard not to laugh. From then on something fell down {there} every day.",
    ],
    [
      1,
      "They had soon run out of things to drop, so they had to talk. {Mate} knew the names of all the [stars|birds|stations]. {Hero} knew stories that {he} had never told to anybody. It turned out that the names and the stories belonged together.",
    ],
    [
      2,
      "Then came a day on which {mate} was not there. {Hero} waited until it grew cold {there}. Somebody said that {mate} had gone away, perhaps for long. {Hero} nodded as if it did not matter. At home {he} put a pencil on the floor and looked at it.",
    ],
    [
      1,
      "It would have been easy to believe it. But {hero} knew the names by now, all of them in the right order, and {he} knew where {mate} would be on a clear night like this. {He} ran there without a jacket.",
    ],
  ],
  end: [
    [
      0,
      "“I wanted to leave you a note,” said {mate}, “but I didn't know how to begin.” {Hero} {was} still out of breath. “Here,” {he} said, and held out {his} hand, and {mate} took it. They did not let it drop again.",
    ],
    [
      1,
      "{Hero} and {mate} still lose things all the time. Gloves, pencils, whole umbrellas. It does not worry them. There is always somebody there to pick them up.",
    ],
  ],
};

export const thirdCarrying: Script = {
  tell: [
    [
      1,
      "“You can't mean that,” people said when they saw {hero} with {goal}. {He} did mean it. {He} had thought about it for three nights, and every way of not doing it was worse. So {he} set one foot in front of the other {there}, and then the other one in front of that.",
    ],
    [
      1,
      "{Hero} had told {ahelper} about it, and {thehelper} had given {whom} a bell. “Ring it when you can't go on,” said {thehelper}. “There is always somebody who hears it.” {Hero} put it in {his} pocket and decided not to need it.",
    ],
    [
      2,
      "It was hot, and then it rained, and then it was both. {Goal} had to be kept dry, and {goal} had to be kept cool, and now and then {he} had to talk to it. {Hero} told {goal} everything that came into {his} head, and after a while it was almost like having company.",
    ],
    [
      2,
      "Toward evening {he} could not feel {his} arms any more. {He} put {goal} down {there}, very carefully, and wanted to pick it up again, and it did not move. {He} tried it three times. The bell in {his} pocket was quite cold.",
    ],
    [
      1,
      "{Hero} had decided not to need it. But {goal} could not wait until {he} {was} less proud. {He} took out the bell and rang it, once, softly, and then again with all {his} strength. For a while nothing happened. Then a lamp came round the corner, and behind it a second one.",
    ],
  ],
  end: [
    [
      0,
      "They took turns. {Hero} only had to go in front and show the way, and before midnight {goal} had arrived. Somebody opened the door before they had even knocked, and the light fell out on all of them.",
    ],
    [
      1,
      "{Hero} gave the bell back to {thehelper}. “Did you need it?” “Once,” said {hero}. “Good,” said {thehelper}. “I rang it three times in my day.”",
    ],
  ],
};

export const thirdAnything: Script = {
  tell: [
    [
      1,
      "Some things begin with a bang, and some begin with a [drop|whisper|click]. With {topic} it was so quiet {there} that only {hero} noticed it at all. {He} looked up. The others went on with what they were doing.",
    ],
    [
      2,
      "“Did you see that?” asked {hero}. “See what?” asked the others. So it was up to {whom}. {He} walked around {topic} once, and then once more in the other direction, and each time {he} found something new about it.",
    ],
    [
      1,
      "{Ahelper} came over to see what {he} {was} doing there. “Ah, {topic},” said {thehelper}, as if meeting somebody again after many years. “Be careful. It is not dangerous, but it changes people. I was quite different before.” {Hero} would have liked to know how, but {thehelper} only smiled.",
    ],
    [
      2,
      "It did change {whom}. {Hero} noticed it first by what {he} no longer did. {He} no longer looked at the clock {there}, {he} no longer said “never mind”, and when somebody was unkind, {he} asked why. That did not make everything easier.",
    ],
    [
      2,
      "There was one evening when {hero} wanted to have {his} old life back. {He} turned {his} back on {topic}, drew the curtains and tried to be as {he} had been before. It was like putting on shoes that have become too small.",
    ],
  ],
  end: [
    [
      0,
      "So {he} opened the curtains again, went out and did what {he} had known for a long time that {he} had to do about {topic}. It took no more than an hour. All the days before it had taken much longer.",
    ],
    [
      1,
      "“Now you know how,” said {thehelper}. {Hero} nodded. {He} looked at the others {there}, who went on with what they were doing, and then at somebody small who had just looked up. “Did you see that?” asked {hero}.",
    ],
  ],
};

export const thirdDiscovering: Script = {
  tell: [
    [
      1,
      "If {hero} had [left the house a minute later|taken the other way|not stopped to tie a shoe], {he} would never have come across {topic}. {He} has often thought about that since. But {he} did stop, and {he} did look, and then {he} could not look away again.",
    ],
    [
      1,
      "{He} took {his} time. {He} looked at {topic} from the front and from behind, and then lay down on the ground {there} to look at it from below. “Is this a game?” asked {ahelper}, who was passing. “{I} don't know yet,” said {hero}. {Thehelper} put down a heavy bag and lay down, too.",
    ],
    [
      2,
      "From below one could see it clearly. There was something inside. It was not large, and it was not made of gold, but somebody must have cared about it very much. {Hero} and {thehelper} lay there and made guesses, until their backs grew cold.",
    ],
    [
      2,
      "They took it to the [town hall|museum|market], and there it was shaken, weighed and put aside. “Worthless,” was the answer. “You can throw {topic} away.” {Hero} took everything back again without a word. {His} ears were hot.",
    ],
    [
      1,
      "“Worthless to whom?” asked {thehelper} on the way home. {Hero} stood still. That was it! They had asked what {topic} was worth, and they should have asked to whom. After that it took only three questions, at three doors {there}, and at the third one somebody began to cry.",
    ],
  ],
  end: [
    [
      0,
      "“I have been looking for it all my life,” somebody said, and held it with both hands, and did not let go of it even for the coffee. {Hero} heard the whole story of {topic}, and it was better than every guess.",
    ],
    [
      1,
      "Since then {hero} often ties {his} shoes in places where nobody else stops. “What are you doing down there?” people ask. “{I} don't know yet,” says {hero}.",
    ],
  ],
};

export const thirdWondering: Script = {
  tell: [
    [
      1,
      "There are things that one only sees when one is tired enough, and {hero} {was} very tired on that evening {there}. At first {he} thought that it was [a shadow|a curtain|a branch]. But such things do not wave [at one|back|like that].",
    ],
    [
      2,
      "{Hero} waved back [with one hand|with both hands|a little], one has to be polite. After that it was as if a curtain had been drawn aside. Everything {there} looked the same and was not the same: the colours were deeper, the sounds came from further away, and {topic} was suddenly very large.",
      "{Hero} waved back [with one hand|with both hands|a little], one has to be polite. After that it was as if a curtain had been drawn aside. Everything {there} looked the same and was not the same: the colours were deeper, and the sounds came from further away.",
    ],
    [
      1,
      "“You [took a long time|have come at last|are the last one],” somebody said. “We have kept [a place|a chair|the best seat] for you.” There was in fact an empty place, and on it lay [a folded napkin|a small lamp|a note with a name]. {Hero} sat down. Nobody asked where {he} came from, and nobody asked how long {he} would stay.",
    ],
    [
      2,
      "They told each other things that one otherwise forgets on waking. {Hero} told of {topic}, and all of them nodded, as though they had been there. Then, far away, a cock crowed, and one after the other began to fade at the edges.",
      "They told each other things that one otherwise forgets on waking. {Hero} laughed more than {he} had laughed in a year. Then, far away, a cock crowed, and one after the other began to fade at the edges.",
    ],
    [
      1,
      "“Stay!” cried {hero}. “[We are not the ones who are leaving|We can wait|There is room for two here],” they said kindly. “Take something [along|with you|home], but take something that weighs nothing.” {Hero} looked around quickly. [There was so much of it, and the light was already growing|What does one take, when everything shines?|The edges were already pale].",
    ],
  ],
  end: [
    [
      0,
      "In the morning {he} woke up with an empty hand and a song in {his} ears. It was the song that {he} had taken along. {Hero} whistled it at the window {there}, carefully, and outside somebody whistled the second line.",
    ],
    [
      1,
      "{He} has never been tired enough since to see them again. But {he} always keeps [one place free at the table|a chair free by the window|one cup too many on the table]. [One has to be polite|Manners first|Why not say hello].",
    ],
  ],
};
