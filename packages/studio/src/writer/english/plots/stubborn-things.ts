import type { PlotGroup } from "./plot.ts";

/** A tooth is loose and does not come out. */
export const stubbornTooth: PlotGroup = [
  {
    isAfterAll: true,
    needsCrisis: true,
    tell: [
      [
        1,
        "It wobbled to the left, and it wobbled to the right. {Hero} could turn the tooth nearly all the way round with {his} tongue. But it held on by one corner, and that corner did not let go.",
      ],
      [
        1,
        "Everybody knew what to do. “An apple,” said one. “A piece of string and a door,” said another one. {Hero} ate three apples with the other side of {his} mouth, and stayed away from doors.",
      ],
      [
        2,
        "In class they all had gaps already. They could whistle through them, and drink with a straw without opening their mouth. {Hero} smiled with {his} lips shut.",
      ],
      [
        1,
        "In the evening {hero} talked to the tooth in front of the mirror. “Why don't you want to come out?” {he} asked. The tooth said nothing. But it is true that it had never been anywhere else.",
      ],
      [
        1,
        "“Let me see,” said {ahelper}, and looked for a long time. “It isn't stubborn, it's only not ready. There is a new one under it, and that one is still busy. Teeth can't be hurried.” So {hero} stopped pushing.",
      ],
    ],
    climax: [
      [
        0,
        "And then, when {hero} {was} laughing about something quite different, with a mouth full of bread and butter, there was a small click. {He} felt with {his} tongue, and there was a gap. In the middle of the bread and butter sat the tooth.",
      ],
    ],
    close: [
      [
        0,
        "It was not the biggest tooth that anybody had ever lost. But nobody had ever waited longer for one. {Hero} put it in a matchbox with cotton wool, and whistled through the gap until bedtime.",
      ],
      [1, "“And?” asked {thehelper}. “It was ready,” said {hero}."],
    ],
  },
];

/** A book that is never borrowed or read. */
export const unreadBook: PlotGroup = [
  {
    isAfterAll: true,
    needsCrisis: true,
    tell: [
      [
        1,
        "{Hero} stood on the lowest shelf, between two that were always away. They came back with sand between their pages, or with a spot of jam, and had so much to tell. {Hero's} pages were as white as on the first day.",
      ],
      [
        1,
        "Whenever steps came closer, {hero} made {himself} a little taller. A finger went along the shelf, from back to back. It stopped, and then it went on to the next one. It always went on to the next one.",
      ],
      [
        2,
        "“Perhaps it's my cover,” thought {hero}. It was grey, and the title was long. But a cover is the one thing that a book cannot change.",
      ],
      [
        3,
        "At night, when the lamps were out, {hero} told {himself} the story from the first page to the last. It was a good one. It had a storm in it, and a dog who came back.",
      ],
      [
        1,
        "Then there was a cart in front of the shelf, with a note on it: To be thrown out. Somebody looked inside {hero} for the stamps of all those who had read {whom}. There was not a single one. So {hero} {was} put on the cart, right at the top.",
      ],
    ],
    climax: [
      [
        0,
        "The cart had a crooked wheel. At the corner {hero} slid off, fell to the floor and lay there, open in the middle. A child who was waiting for the rain to stop looked down, only because there was nothing else to do. It read one line. Then it sat down on the floor and turned the page.",
      ],
      [
        0,
        "The rain stopped, and the child did not notice. “Can I take this one home?” it asked at the desk. There was a stamp, a little wet, and it was the first one. {Hero} thought that nothing had ever felt so good.",
      ],
    ],
    close: [
      [
        0,
        "{Hero} came back three weeks later, with sand between the pages and a spot of jam. “And?” asked the two neighbours on the shelf. This time it was {hero} who had something to tell, and it took all night.",
      ],
      [1, "There are eleven stamps in it by now. The child has told all its friends."],
    ],
  },
];

/** What carries people brings them to another place than they asked for. */
export const wrongStop: PlotGroup = [
  {
    isAfterAll: true,
    needsCrisis: true,
    tell: [
      [
        0,
        "“But I wanted to go home!” said a woman with two heavy bags. “I'm sorry,” said {hero}, and meant it. {He} tried once more, as carefully as {he} could. The doors opened, and it was {wrongstop} again.",
      ],
      [
        3,
        "A man in a suit complained, and a girl laughed. It made no difference. They all got out where none of them wanted to be, and soon there was a note on the door: Better walk.",
      ],
      [
        3,
        "Only one boy still came every day. “I don't want to go anywhere in particular,” he said. “I like it when I don't know.” {Hero} liked him for that.",
      ],
      [
        1,
        "Then came a mechanic with a bag of tools, who looked at {hero} from above and from below. “There is nothing broken here. Every screw is where it should be. Why do you do it?” {Hero} didn't know. “It pulls,” {he} said. “There is something there, and it pulls.”",
      ],
    ],
    climax: [
      [
        0,
        "The next day they all got in to see how it went. It pulled more than ever, and when the doors opened, it was {wrongstop}. Nobody said a word, because now they heard it too: a very thin voice, somewhere round the corner. An old lady had fallen there. She had been calling since the day before, and nobody had ever come past.",
      ],
      [
        0,
        "“I heard {hero} every time,” said the old lady when she sat in a chair again. “The doors opened, and the doors closed.” They all looked at their shoes. {Hero} had brought them to the right place every time, and nobody had got out.",
      ],
    ],
    close: [
      [
        0,
        "The note is gone from the door. Now {hero} takes people where they want to go. But now and then it pulls, and then everybody gets out at {wrongstop} without a word and has a look round.",
      ],
    ],
  },
];

/** The moon or the sun does not come. */
export const absentLight: PlotGroup = [
  {
    isAfterAll: true,
    needsCrisis: true,
    tell: [
      [
        1,
        "At first nobody was worried. “Only a cloud,” they said, and looked up once more before they shut the window. But there was no cloud. Where {absent} should have been there was nothing but sky.",
      ],
      [
        1,
        "The owls missed their way home, the sea did not know whether to come or to go, and a dog who wanted to howl sat there with his mouth open and had nothing to howl at. They all asked the same thing: where is {absent}?",
      ],
      [
        2,
        "Some people lit lamps. They lit so many that it was quite bright. But it was not the same, and everybody spoke more softly than usual.",
      ],
      [
        1,
        "{Absent} lay behind the last hill, with a cloud pulled up to the chin. “I've done it every time,” said {absent} to {ahelper}. “Every single time, and nobody has ever said a word about it. I don't think anybody would notice.” “Come,” said {thehelper}, “only as far as the edge. You needn't shine. You only need to listen.” So {absent} crept up the back of the hill and put one ear over the top.",
      ],
    ],
    climax: [
      [
        0,
        "They were all outside: on the roofs, in the gardens and on the beach. Nobody slept. A small child stood in front in a nightshirt and called as loudly as it could, “We didn't know how to say it! We look at you every time!” It was quite still. And then there was a narrow edge of light behind the hill.",
      ],
      [
        0,
        "It grew and grew. {Absent} came up, more slowly than ever and a little red, and down there they took off their hats.",
      ],
    ],
    close: [
      [
        0,
        "Since then somebody always says it, somewhere, when {absent} comes up: “There you are.” It isn't loud. But up there one hears it very well.",
      ],
    ],
  },
];
