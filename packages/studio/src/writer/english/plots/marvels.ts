import type { PlotGroup } from "./plot.ts";

/** Two change places for a while. */
export const swapped: PlotGroup = [
  {
    isAboutCompanion: true,
    isAfterAll: true,
    tell: [
      [
        1,
        "In the morning everything was at the wrong height. {Hero} looked in the mirror, and {swap} looked back. On the other side of the room somebody said “Oh dear” with {hero's} voice.",
      ],
      [
        1,
        "It was wonderful to be {swap}, for about an hour. There was so much that {hero} no longer had to do, and so much that {he} had always wanted to try. Then somebody called, and it was {swap} who had to come.",
      ],
      [
        3,
        "{Hero} had never known what could be heard from down there, and what could be smelled: what there would be for lunch tomorrow, for example, and who had been there yesterday.",
        "There was so much that one could only see from over there. {Hero} wondered why {swap} had never told it.",
      ],
      [
        1,
        "Nobody had told {hero} how hard it was. {Swap} had always made it look so easy. By noon {he} {was} tired in places where {he} had never been tired before.",
      ],
      [
        3,
        "“Good,” somebody said, and patted {hero} on the head. It was only one word. It was astonishing how long one could live on it.",
      ],
      [
        2,
        "Things were no better for {swap}. In {hero's} place there was a great deal of sitting still, and a spelling test, and a jacket that scratched.",
      ],
      [
        1,
        "In the evening they met under the table. “I had no idea,” said {hero}. “Neither had I,” said {swap}. “Is it like that for you every day?” They looked at each other for a long time. It is odd to be looked at by oneself.",
        "@In the evening I met {swap} under the table. “I had no idea,” I said. “Neither had I,” said {swap}. “Is it like that for you every day?” It is odd to be looked at by oneself.",
      ],
    ],
    climax: [
      [
        0,
        "They fell asleep side by side, and when it grew light, everything was at the right height again. {Hero} moved one finger after the other. They were all there.",
        "@I fell asleep beside {swap}, and when it grew light, everything was at the right height again. I moved one finger after the other. They were all there.",
      ],
    ],
    close: [
      [
        0,
        "From that day on {hero} never said again that {swap} had an easy life. And {swap}, when there was a spelling test, came and laid a head on {hero's} knees.",
        "From that day on {hero} never said again that {swap} had an easy life.",
      ],
    ],
  },
];

/** Something that stood still begins to move. */
export const comesAlive: PlotGroup = [
  {
    isAfterAll: true,
    tell: [
      [
        1,
        "First there was only a small sound, like a yawn that is a hundred years old. Then {alive} stretched. {Hero} stood quite still and hoped that somebody else would say something.",
      ],
      [
        1,
        "“I'm hungry,” said {alive}. {Hero} held out half a sandwich. It was gone in a moment, together with the paper. “And where are all the others?” asked {alive}, and looked around. It was a difficult question.",
      ],
      [
        3,
        "“How long have I been standing here?” asked {alive}. {Hero} looked at the label and read the number aloud. {Alive} counted on its fingers and soon had to give up.",
      ],
      [
        1,
        "“Nobody must see you,” whispered {hero}. That was easier said than done. {Alive} wanted to have a look at everything, knocked over two signs and said good morning to a fire extinguisher.",
      ],
      [
        2,
        "Whenever somebody came, {alive} stood perfectly still. It was very good at that. It had had a lot of practice.",
      ],
      [
        1,
        "They hid behind a curtain, {hero} and {alive}. “It was so dull,” said {alive}. “People go past and read the label. Nobody has ever asked me anything.” “What would you like to be asked?” said {hero}. After that there was a great deal to tell.",
        "@We hid behind a curtain. “It was so dull,” said {alive}. “People go past and read the label. Nobody has ever asked me anything.” “What would you like to be asked?” I said. After that there was a great deal to tell.",
      ],
    ],
    climax: [
      [
        0,
        "When the bell rang, {alive} yawned again. “I think that I'll go on sleeping now,” it said. “It was a good day. Will you come again?” {Hero} promised it. Then everything was still, and only the crumbs of the sandwich were there to prove it.",
      ],
    ],
    close: [
      [
        0,
        "There is a new label there now, in a child's handwriting. “Please ask me something”, it says. {Hero} goes past every week. Sometimes {alive} winks.",
        "There is a new label there now, in a child's handwriting. “Please ask me something”, it says. Sometimes {alive} winks.",
      ],
    ],
  },
];

/** Everybody takes somebody for something else. */
export const mistaken: PlotGroup = [
  {
    isAfterAll: true,
    tell: [
      [
        1,
        "{Hero} only wanted to go home. But the first one who came round the corner screamed, “It's {mistakenfor}!” and dropped a whole tray. {Hero} turned round to have a look at it. There was nobody there.",
      ],
      [
        1,
        "By noon the whole street spoke of nothing else. It was as tall as a door, they said, and its eyes glowed. {Hero} grew quite frightened {himself}. With {mistakenfor} about, one had better stay close to people.",
      ],
      [
        3,
        "Somebody locked up the hens. Somebody locked up the children. Somebody locked himself up and then could not find the key. All the windows were shut, and behind each of them there was an eye.",
      ],
      [
        1,
        "So {hero} stayed close to people, and the people ran. The faster {hero} went after them, the faster they ran, and everybody was afraid of the same thing.",
      ],
      [
        3,
        "“Wait!” called {hero}. It came out much louder than it was meant. Three of them fell into the fountain, and the others jumped in after them.",
      ],
      [
        2,
        "Some were brave and came out with a broom, a net and a very large pot. “Where is {themistaken}?” they asked each other. {Hero} walked along behind them, to be on the safe side.",
      ],
      [
        1,
        "Only {ahelper} had not run away. “Hold still,” said {thehelper}, and looked closely. “{Themistaken} does not usually have such ears.” And then {hero} had to sneeze.",
        "Only {ahelper} had not run away. “Hold still,” said {thehelper}, and looked closely. “I know those ears.” And then {hero} had to sneeze.",
      ],
    ],
    climax: [
      [
        0,
        "It was a tremendous sneeze, and a great cloud rose up to the roofs. When it had settled, there was {hero}, in the middle of the street, in {his} own colour. For a moment nobody said anything. Then the one with the very large pot began to laugh.",
        "It was a tremendous sneeze. When it was over, there was {hero}, in the middle of the street, just as {he} always {was}. For a moment nobody said anything. Then the one with the very large pot began to laugh.",
      ],
    ],
    close: [
      [
        0,
        "They still tell of the day with {themistaken}. In their stories it has become even taller. {Hero} likes to hear it best from under the stove, where it is warm and safe.",
        "They still tell of the day with {themistaken}. In their stories it has become even taller.",
      ],
    ],
  },
];

/** Friends or a family are stuck somewhere for a while. */
export const stuckFriends: PlotGroup = [
  {
    isAfterAll: true,
    tell: [
      [
        1,
        "There was a jerk, a squeak, and then nothing more. “It'll go on in a moment,” said one. The moment was over, and it did not go on.",
      ],
      [
        1,
        "“Don't look down,” said the one who had looked down. They all took hold of each other's sleeves. From up there the whole town was as small as a toy, and nobody down there knew of it.",
        "They all took hold of each other's sleeves. It was very quiet, and nobody outside knew of it.",
      ],
      [
        1,
        "“I have to tell you something,” said one at last. “I only came along because you did. I've always been afraid of this.” There was a short silence. “So have I,” said the next one. “I thought that nobody else was,” said the last one.",
      ],
      [
        3,
        "Somebody still had a bag of raisins. There were eleven of them. They were divided with great care, and the eleventh was given to the one with the coldest hands.",
      ],
      [
        2,
        "After that it was easier. One told who had really broken the window that time. One sang the song that nobody was ever to hear. It was not a bad song.",
      ],
      [
        1,
        "Then there was one more secret, and it was the largest. “We're going to move away in summer,” said one, very fast. Nobody knew what to say. So they held the sleeves a little tighter.",
      ],
    ],
    climax: [
      [
        0,
        "“Then we'll be friends in two towns,” said one. “That's more than most people have.” They were still laughing when there was a jerk, and it all began to move again. “Already?” they said, all at the same time.",
      ],
    ],
    close: [
      [
        0,
        "“You poor things! Were you very much afraid?” they were asked. {Hero} looked at each other and shook their heads. What was said up there is still up there.",
        "@“You poor things! Were you very much afraid?” we were asked. We looked at each other and shook our heads. What was said up there is still up there.",
      ],
    ],
  },
];

/** Somebody else moves in than was expected. */
export const uninvited: PlotGroup = [
  {
    isAfterAll: true,
    tell: [
      [
        1,
        "“They are not {expected},” said {hero}. “No,” said {mate}. “They have bushy tails, and they are moving the furniture.”",
        "“They are not {expected},” said {hero}, and looked twice. There was no doubt about it. {Guests} had already hung out the washing, or that was what it looked like.",
      ],
      [
        1,
        "{Hero} knocked on the wood and coughed, in a friendly way. {Guests} put out a head and looked at {hero} as one looks at somebody who has come to the wrong house.",
      ],
      [1, "They put up a sign: only for {expected}. In the morning the sign was gone. {Guests} had used it as a door."],
      [3, "“At least they are tidy,” somebody said. A nutshell flew out and hit him on the hat."],
      [
        2,
        "“We could send them away,” said somebody. {Hero} thought of the cold nights, and of how long it had taken to get everything just right in there. It would have been a pity if nobody lived in it.",
      ],
      [
        1,
        "Then it stormed, all night long. At the first light {hero} ran out in slippers. {Guests} were sitting in a row behind the hole, quite dry. “It held,” said {hero}. It was the best praise that {he} could think of.",
        "Then it stormed, all night long. At the first light {hero} ran out in slippers. Behind the hole there was {guests}, quite dry. “It held,” said {hero}. It was the best praise that {he} could think of.",
      ],
    ],
    climax: [
      [
        0,
        "So {hero} built a second one, on the other side of the tree, and this time {he} made the door so small that nobody with a bushy tail would fit. It took until spring. Then something flew over the roof with a straw in its beak.",
      ],
    ],
    close: [
      [
        0,
        "Now {expected} live on the left, and {guests} on the right. They do not always agree about the noise in the morning. But that is how it is with neighbours.",
      ],
    ],
  },
];

/** Somebody is not at all as those of that trade or sort are supposed to be. */
export const unfit: PlotGroup = [
  {
    tell: [
      [
        1,
        "“What sort of {kind} are you?” the others said. {Hero} would have liked to know that {himself}. There was even a list of what a real {kind} has to be. “Loud” was right at the top.",
      ],
      [
        3,
        "The second point was “wild”, and the third was “always hungry”. Far down, in very small letters, it said: no singing before breakfast. {Hero} had to admit that {he} did not do well in any of them.",
      ],
      [
        1,
        "{Hero} learned the list by heart and tried it for a whole day: loud, wild and afraid of nothing. By noon {he} {was} hoarse. By evening somebody had to bring {whom} home.",
      ],
      [
        3,
        "“That was a good try,” said the oldest of the {kinds}, who was a polite one. “But the mice laughed.”",
        "“That was a good try,” somebody said, who was a polite one. “But the mice laughed.”",
      ],
      [
        2,
        "“You'll get used to it,” they said. “We're all {kinds} here.” {Hero} nodded. {He} had been trying to get used to it for years.",
      ],
      [
        1,
        "“And what do you do when nobody is looking?” asked {ahelper}. It took a while until {hero} said it, because it did not sound like {akind} at all. “{Rather},” said {hero}. {Thehelper} did not laugh.",
        "“And what do you do when nobody is looking?” asked {ahelper}. It took a while until {hero} told it, because it did not sound like {akind} at all. {Thehelper} did not laugh.",
      ],
      [
        3,
        "“Does it make anybody worse off?” asked {thehelper}. {Hero} thought about it. Nobody was worse off. “Well then,” said {thehelper}.",
      ],
      [
        1,
        "Then came a night on which nothing on the list was of any use. The real {kinds} had been loud and wild until their voices were gone. Now they sat in a row, cold and wet, and did not know what to do next.",
      ],
    ],
    climax: [
      [
        0,
        "{Hero} got up. {He} did what {he} did when nobody was looking, and this time all of them looked. {He} went on {rathering} until it was light, quite calmly, and one after the other they moved closer and held out a hand to help.",
        "{Hero} got up, quite calmly. {He} had never been good at being loud, but {he} had always been good at staying. {He} thought of what the others had not thought of, and told them, one after the other, what to do. By morning it was over.",
      ],
    ],
    close: [
      [
        0,
        "The oldest of the real {kinds} took out the list, thought for a moment, and wrote something underneath in small letters. “And what does it say?” asked {thehelper}. “Me,” said {hero}.",
      ],
    ],
  },
];
