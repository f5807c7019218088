import type { ScriptGroup } from "./script.ts";

/** Keeping what others want to cut down, close or sell: "The old oak tree is going to be cut down". */
export const protecting: ScriptGroup = {
  verbs: "",
  scripts: [
    {
      tell: [
        [
          1,
          "There was a paper with a stamp, pinned up for everybody to read. {Hero} read it from top to bottom, and then from bottom to top, and it still said the same: by the end of the month {goal} would be gone.",
        ],
        [
          2,
          "“There is nothing to be done,” said {ahelper}. “It has been decided.” {Hero} asked by whom. {Thehelper} thought about it for a long time, and could not say.",
        ],
        [
          1,
          "So {hero} went from door to door {there} with a single question: what do you remember about {goal}? The first door was shut again. At the second there was a long silence. Then somebody began to talk, and did not stop until [supper|it was dark|the soup was cold].",
        ],
        [
          1,
          "By the end of the week there was a notebook full of it: a first kiss, a lost tooth, an hour of rain that nobody wanted to end. Each of the stories was small. Together they were heavier than {hero} had expected.",
        ],
        [
          1,
          "On the day itself those with the stamp were early. They had helmets and a machine, and they were in a hurry. “Step aside,” they said to {hero}, and not even in an unfriendly voice.",
        ],
        [
          1,
          "{Hero} did not step aside. {He} opened the notebook and began to read aloud. Halfway down the first page somebody came out of a house and stood beside {whom}. By the third page there was no room left to drive through.",
        ],
      ],
      end: [
        [
          0,
          "The one in charge listened to the last page, and then the helmet came off. “My grandfather is in there,” said the voice from under it, “on page nine.” After that nobody wanted to sign the paper any more. {Hero} had managed to {aim}.",
        ],
        [
          1,
          "The paper still hangs there. Somebody has written the date of that day underneath, and everybody who stood there has signed it. It took more than one page.",
        ],
      ],
    },
    {
      tell: [
        [
          1,
          "Everybody was sorry about {goal}. {Hero} noticed that one can be very sorry and still do nothing at all. That evening {he} took a blanket and a flask of [tea|soup|cocoa], went out and sat down right beside {goal}.",
        ],
        [
          2,
          "The first night nobody came but {ahelper}. “You will catch a cold,” said {thehelper}. “Very likely,” said {hero}. {Thehelper} went away, came back with a second blanket and sat down as well.",
        ],
        [
          1,
          "“You can't stay here for ever,” people said in the morning. “No,” said {hero}, “but {i} can stay today.” The next day {he} said it again. Then somebody offered to take a turn, and somebody else after that, and soon there was a list.",
        ],
        [
          2,
          "The answer to their letter was long and polite, and it was no. {Hero} folded it small and put it under the table that had always wobbled.",
        ],
        [
          1,
          "It rained for three days {there}. On the list of turns no name could be read any longer, and for one whole hour nobody else was with {goal}. In that hour {hero} seriously thought of going home.",
        ],
        [
          1,
          "Then there were umbrellas, first one, then a whole street of them. All those whose names had been washed off came at once, because none of them knew whose turn it was.",
        ],
      ],
      end: [
        [
          0,
          "Somebody took a picture of it, and the picture went further than any letter. Before the week was over there was a new answer, much shorter than the first, and it was yes. {Hero} had managed to {aim}, and heard of it last, because {he} {was} asleep.",
        ],
        [1, "There is a bench there now. It is for everybody who is tired, and nobody has to give a reason."],
      ],
    },
    {
      tell: [
        [
          1,
          "“What is it good for?” they asked whenever {hero} spoke up for {goal}. It was not meant unkindly. But {he} had no short answer, and a short answer was what they wanted.",
        ],
        [
          2,
          "{He} wrote down what {goal} cost, and what one would gain without it. All of it was correct, and none of it had anything to do with the matter. {Hero} tore the page up {there} and began again.",
        ],
        [
          1,
          "“Let it be missing for a day,” said {ahelper}. “People know what a thing is for when they reach out and it isn't there.” It was so simple that {hero} laughed. Then {he} went to look for a very large cloth.",
        ],
        [
          1,
          "At seven in the morning {goal} was covered up, and nobody noticed. At eight the first ones stopped and looked about. By nine there was a crowd {there}, and everybody told everybody else what they had come for and could not do.",
        ],
        [
          2,
          "At noon somebody was angry, and somebody cried a little, and a child asked in a clear voice where one was supposed to go now. Those who had decided it stood at the back and did not know where to look.",
        ],
        [
          1,
          "“So it is over already?” one of them asked. “Not quite,” said {hero}. “This is only the rehearsal.” And together with {thehelper} {he} pulled the cloth away.",
        ],
      ],
      end: [
        [
          0,
          "It sounded like one long breath. Nobody asked any more what it was good for. One hand went up, then another, then so many that they could not be counted, and it was decided the other way. {Hero} had managed to {aim}.",
        ],
        [
          1,
          "The cloth lies in a cupboard. “You never know,” says {thehelper}. But so far nobody has needed a second rehearsal.",
        ],
      ],
    },
  ],
};
