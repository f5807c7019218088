import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { ofChildren } from "./words-of-children.ts";

const GRAND =
  "(?:grand(?:mother|father|parents|ma|pa|dad)|gran(?:ny)?|nana?|great-(?:aunt|uncle|grandmother|grandfather)|aunt|uncle|godmother)";
const FOOD =
  "(?:cakes?|cookies?|biscuits?|pies?|sandwich(?:es)?|lunch(?:es| boxes)?|sweets|chocolates?|apples?|cherries|strawberries|pumpkins?|carrots?|cheese|sausages?|buns?|muffins?|eggs?|honey|jam|ice cream|cupcakes?|pancakes?|bread|doughnuts?|donuts?|candy)";
const GREEN = "(?:tree|oak|chestnut|apple tree|linden|willow|pine|fir tree|cherry tree|garden|meadow|wood|park)";

/** Letters without a name, running away to somebody who listens, a thief of cakes, and a tree that is to be saved. */
export const lettersAndRunaways: readonly ClauseScene[] = [
  {
    by: "any",
    words: inSentence(
      "(?:(?:wrote|writes|sent|left|slipped|put|began to write|started to write)\\b[^.]*?\\b(?:letters?|notes?|poems?)\\b[^.]*?\\b(?:without|no (?:name|sender)|unsigned|anonymous|anonymously|secret|secretly)|(?:wrote|sent|left)\\b[^.]*?\\b(?:anonymous|secret|unsigned) (?:love )?(?:letters?|notes?|poems?))\\b[^.]*",
    ),
    idea: ofChildren(
      "\\b(?:in love|loved?|crush|likes?|liked|friends?|class|shy|dare)\\b",
      "killer|blackmail|police|grave",
    ),
    after: [
      [
        0,
        "=The first letter took a week. It began with the weather, and it ended with the weather, and there was nothing in between. {Hero} read it through eleven times. It could have been from anybody. That was the good thing about it, and the bad thing.",
      ],
      [
        1,
        "=The second one was braver. It said what one sees from the third row: an ear, and a bit of cheek, and how it changes when somebody is thinking. {Hero} put it between the pages of a school book when nobody was in the room. Then {he} sat down and was so calm that someone asked if {he} felt ill.",
        "=The second one was braver. “You can't write about an ear,” said {talker}, who had to know about it, since somebody always has to know. “Why not?” It stayed in. It was put between the pages of a school book when there was nobody in the room.",
      ],
      [
        1,
        "=It was found. {Hero} did not look up. One need not look up in order to see. The letter was read, and read again, and put away, not in the bag with the other things, but in a pocket. There was a button on that pocket. It was done up.",
      ],
      [
        0.74,
        "=By the seventh letter there was talk about it. Everybody thought it was somebody else. One boy went red, although he had not written anything in his life, and another said that it was him, and could not say what was in it. {Hero} listened to all that. It is a strange thing to be so near and not to be thought of.",
      ],
      [
        0.5,
        "=Then there was an answer. It lay where the letters always lay, and on it there was a question mark in place of a name. “I should like to know who you are,” it said. “I'll be by the bicycle stand at four. If you don't come, I shall be cross, and after that I'll be sad.” {Hero} read it until the words came apart. It was ten to four.",
      ],
    ],
    end: [
      [
        0,
        "=At four {hero} stood behind the bicycle shed, where nobody could see {him}. At five past four {he} still stood there. One could hear somebody on the other side kicking a stone, to and fro. Then it stopped. “I'm cross now,” said the voice, to nobody. {Hero} knew how it went on. And so {he} took one step, and it was the longest one of {his} life.",
      ],
      [
        0.6,
        "=“It's about the weather,” said {hero}. It was the only thing that {he} could think of. For a moment nothing happened. Then the button was undone, and out came seven letters, quite soft at the folds. “I thought it was you,” said the voice. “Because of the ear. There's only one who sits where one can see it. But I wanted it in writing.”",
      ],
      [
        0.7,
        "=They write to each other still, although they sit side by side by now. It would be quicker to say it. But there are things that go better on paper, and they always begin with the weather. At the bottom there is no name, even today. There is a drawing of an ear.",
      ],
    ],
    of: "people",
  },
  {
    by: "any",
    words: inSentence(
      "(?:(?:gave|gives|sent|sends|handed|brought|delivered|slipped) (?:it|the letter|the note|his letter|her letter|a love letter|the flowers?) (?:by mistake |accidentally )?(?:to|in) the wrong (?<reader>girl|boy|person|one|kid|house|desk|door|bag|locker)|(?:letter|note|valentine) (?:ended up|landed|arrived|got|went) (?:in|with|at|on|to) the wrong (?<other>girl|boy|person|hands|desk|bag|locker|house))\\b[^.]*",
    ),
    idea: ofChildren("\\b(?:letter|note|valentine|poem|flowers?)\\b"),
    after: [
      [
        0,
        "=It was noticed too late by one second. The hand was still in the air. It could have been pulled back, if there had been anything left in it. But the envelope was gone, and somebody was looking at it with great surprise. It was somebody on whom {hero} had never wasted a thought.",
      ],
      [
        1,
        "=The first plan was to get it back before it was read. {Hero} crept up during gymnastics. {He} got as far as the bag, and had {his} arm in it up to the elbow, when the lid of a pencil case snapped shut. It hurt for two days. The letter had not been in there.",
      ],
      [
        1,
        "=The second plan was to explain it. {Hero} had learned the sentence by heart. “It's a mistake,” it went, “and I'm sorry.” But there stood somebody who smiled, not broadly, only at one corner, as if it was still being tried out. The sentence did not come. What came was: “Nice weather.”",
        "=“You only have to say that it was a mistake,” said {talker}. The sentence was learned by heart. But there stood somebody who smiled, not broadly, only at one corner, as if it was still being tried out. What came out was: “Nice weather.”",
      ],
      [
        0.74,
        "=The one for whom it had been meant walked past, as always, nose in the air. {Hero} looked, as {he} always did. Something was different. Perhaps it was only that one does not look so well over one's shoulder.",
      ],
      [
        0.5,
        "=On the third day there was a folded piece of paper on {his} desk. {Hero} went hot and cold. “I know that it wasn't for me,” it said. “My name begins with another letter. But I've read it so often that I know it by heart now, and I wanted to tell you that it's the best one I've ever read. You can have it back.” It lay inside. It had been smoothed out.",
      ],
    ],
    end: [
      [
        0,
        "={Hero} read {his} own letter. There was something in it about laughing, and about somebody with whom one could talk all the way home. {He} read it slowly. Then {he} thought about the nose in the air, and could not remember that it had ever laughed. It was odd. Every word was true. Only the name at the top was wrong.",
      ],
      [
        0.6,
        "=So {he} took a pencil and crossed it out. It took a while to find out how the right one is spelled. Then {he} walked across the room, in front of everybody, and laid the letter down where it had been before. “It was the right desk after all,” said {hero}. “I was only early.”",
      ],
      [
        0.7,
        "=They walk home the same way. It takes ten minutes, and they have got it up to fifty. The letter lies in a drawer, and with the crossed-out name it is not very tidy. But it is the only one in the world that was delivered to the right address by mistake.",
      ],
    ],
    of: "people",
  },
  {
    by: "any",
    words: inSentence(
      `(?:(?:ran away|runs away|run away|ran off|cycled|rode|walked|set off|fled|took the (?:train|bus)|sneaked out)\\b[^.]*?\\bto (?:live with |stay with |see |find |visit )?(?:his|her|their|my) (?<refuge>${GRAND}))\\b[^.]*`,
    ),
    idea: /^(?=[\s\S]*\b(?:runs? away|ran away|ran off|runs? off|fled)\b)(?=[\s\S]*\b(?:(?:is|are|was|were) (?:only )?\d+|\(\d+\)|boy|girl|child|son|daughter|kids?|children|brothers?|sisters?|parents|grand[a-z]+)\b)(?![\s\S]*\b(?:war|killer|prison|husband|wife|king|circus)\b)/iu,
    after: [
      [
        0,
        "=The note on the table was short. “I'm not lost,” it said. “I just don't want to hear it any more.” There had been a light in the kitchen again the night before, and two voices that took care to be quiet. One hears that much better than shouting.",
      ],
      [
        1,
        "=The way is longer than in the car. In the car there are two songs and a bag of crisps. Now there was a hill after every hill. {Hero} had brought a sandwich, a raincoat and a torch, and had eaten the sandwich at the first corner. From there on it was only forwards.",
        "=The way is longer than in the car. “We could still turn round,” said {talker} at the first hill. “You could,” said {hero}. They looked at each other. Then the sandwich was divided in two, and nothing more was said of it.",
      ],
      [
        1,
        "=At a crossroads somebody in a van stopped and asked whether everything was all right. “I'm expected,” said {hero}. It was not quite true. But while {he} said it, {he} began to hope very much that it was. The van drove off. After that it started to rain, not heavily, only so that one noticed.",
      ],
      [
        0.5,
        "=It was nearly dark when {hero} stood at the gate. There was a light on. {Hero} knew everything here: the bell that did not work, the stone that wobbled. Only what one says was not known. One can't say: “There's going to be one toothbrush less.” So {he} stood there and dripped, until the door opened all by itself.",
      ],
    ],
    end: [
      [
        0,
        "=“They've telephoned,” said {his} {refuge}. “They know now that you're not lost.” Nothing else was asked. There was a towel, which was warm, and soup. There was somebody across the table who could be quiet in such a way that one could go on eating. With the second plate it came, all at once, with the tears in the soup. “Is it because of me?” asked {hero}.",
      ],
      [
        0.6,
        "=“No,” said {his} {refuge}. “I've known your parents since before you were there, and I can swear to it. They have stopped doing one thing together. There's another one that they'll never stop.” “What's that?” asked {hero}. There were headlights on the ceiling just then. Two cars had stopped at the gate, one behind the other. Two doors slammed, and four feet ran.",
      ],
      [
        0.7,
        "=It didn't all get well on that evening. There are two toothbrushes now, in two bathrooms. But there is a third one, a red one, in a glass near the soup pot. It is there for whenever the voices get too quiet. And the note from the table is kept in a drawer. Below the first two lines there is another one, in two different hands: “We know where you are.”",
      ],
    ],
    of: "people",
  },
  {
    by: "any",
    words: inSentence(
      `(?:(?:found out|wanted to find out|tried to find out|had to find out|investigated|discovered|looked for|searched for|set out to find) who (?:had )?(?:stole|stolen|steals|eaten|ate|taken|took|nibbled|was (?:stealing|eating|taking))|(?:solved|investigated)\\b[^.]*?\\b(?:stolen|missing|vanished)|(?:someone|somebody|something) (?:kept (?:eating|stealing|taking)|stole|ate|was (?:eating|stealing))|(?:set|sets|built|laid) (?:up )?a trap|(?:disappeared|vanished|was (?:missing|gone)|were (?:missing|gone)) (?:every|from|out of))\\b[^.]*`,
    ),
    idea: new RegExp(
      `^(?![\\s\\S]*\\b(?:poison\\p{L}*|murder\\p{L}*|bakery|dragon|fox|competition|contest|bank|golden|hatch\\p{L}*|easter|husband|wife)\\b)(?=[\\s\\S]*\\b(?:girls?|boys?|kids?|children|class|pupils?|school|son|daughter|brothers?|sisters?|twins|cousins|grandchild\\p{L}*|friends)\\b)(?=[\\s\\S]*\\b(?:st[eo]al\\p{L}*|stole\\p{L}*|ate|eat\\p{L}*|took|taken|missing|disappear\\p{L}*|vanish\\p{L}*|nibbl\\p{L}*)\\b)[\\s\\S]*?\\b(?<loot>${FOOD})\\b`,
      "iu",
    ),
    after: [
      [
        0,
        "=There were crumbs, and that is always a beginning. They were not lying about anyhow. They lay in a line. {Hero} got down on {his} stomach and looked along them, with a magnifying glass. “Interesting,” {he} said. It was a button. But one has to start somewhere.",
      ],
      [
        1,
        "=Everybody was questioned. Everybody had been somewhere else, and most of them had been washing their hands. One had chocolate at the corner of the mouth, and wept, and confessed. But it turned out that he had only stolen a plum, the year before. {Hero} wrote it down, and told him to go home.",
        "=Everybody was questioned. Everybody had been somewhere else. One wept, and confessed at once, but it was only about a plum. Meanwhile there was some sniffing to be done, low down, along the wall. That was where {mate} came in. There are things that one has to leave to those who know something about it.",
      ],
      [
        1,
        "=So a trap was laid: a plate in the middle of the floor, and flour all round. {Hero} sat behind the curtain and did not sleep, except for a moment, shortly before four. When {he} woke up the plate was empty. In the flour there were marks. They were feet, quite small ones, and some were smaller still.",
      ],
      [
        0.5,
        "=The marks led along the wall, behind the stove and down three steps, to a door that nobody uses. Behind it one could hear something. It was a rustle, and a lot of very small sounds, all at the same time. {Hero} held {his} breath. Then {he} pushed the door open, quite slowly, and held up the lamp.",
      ],
    ],
    end: [
      [
        0,
        "=In an old hat box lay a dog. It was thin, and it had no collar. It had put itself in front of something and did not growl. It only looked. Behind it there were five puppies in a heap, and one had icing on its ear. Near the mother there was not a single crumb. She had carried everything down there, and had not kept any of it.",
      ],
      [
        0.6,
        "=“Well?” they all asked upstairs. “Who was it?” {Hero} closed the notebook. It's a great moment for a detective, and one should not hurry. “There are six of them,” {he} said, “and five of them can't see yet. I think we'll need some milk.” It was very quiet at first. Then everybody wanted to be the one to carry the bowl.",
      ],
      [
        0.7,
        "=The case is closed. It says so on the last page, beneath a drawing of a footprint. All five have found a home, and the mother has stayed. She sleeps in the hat box. Whenever there is something sweet on the table now, an extra plate is put on the floor, with flour all round, because she has got used to it.",
      ],
    ],
    of: "people",
  },
  {
    by: "any",
    words: inSentence(
      `(?:(?:wanted|tried|decided|had|fought|were determined|joined forces|came together|set out|promised) to (?:save|rescue|protect|keep) (?:the|it|their|his|her|our|this)|(?:was|were) (?:going |about |supposed )?to be (?:cut down|felled|chopped down|built over|torn down)|(?:saved|protected|rescued) (?:the|it|their|his|her) (?:[a-z]+ ){0,2}?${GREEN}|(?:felt|found out|noticed|saw|discovered) that the (?:[a-z]+ ){0,2}?${GREEN}[^.]*? (?:was|is) (?:ill|sick|dying))\\b[^.]*`,
    ),
    idea: ofChildren(
      `(?=[\\s\\S]*\\b(?:save|rescue|protect|cut|chopped|felled|ill|sick|dying)\\b)[\\s\\S]*?\\b(?<tree>oak tree|apple tree|fir tree|cherry tree|tree|oak|chestnut|linden|willow|pine)\\b(?! house)`,
      "cat|kitten|christmas tree|spaceship|saves a",
    ),
    after: [
      [
        0,
        "=It was not a beautiful {tree}. It was crooked, and somebody had carved a heart into it that had grown wider with the years. But it was the only thing around there that was older than the houses. When one leaned against it, one felt that it had all the time in the world.",
      ],
      [
        1,
        "=“It's only a {tree},” said the man at the town hall. He had a plan in front of him, and on the plan there was a grey square. “Has anybody ever complained that it's missing somewhere else?” There was no answer to that which one could have written on a form. The form had five pages.",
      ],
      [
        1,
        "=So they carried water. They came with buckets and jugs and a baby bath, morning and evening, in a long line. They put up a sign. They sat in the {tree} in turns, with sandwiches. By the end of the week there were people who crossed the street in order to walk under it. But it dropped its leaves, one after the other.",
        "=So they carried water, {hero} at the front with a bucket, and {mate} with the baby bath. They put up a sign. They sat in the {tree} in turns, with sandwiches. But it dropped its leaves, one after the other, and the grey square was still on the plan.",
      ],
      [
        0.5,
        "=One morning there was a machine. It had a long neck, and it was yellow. A man in a helmet got down and looked up into the branches, and there they all sat. “You'll have to come down now,” he said. Nobody said a word. Then he looked at the heart in the bark, and took off his helmet. He put one finger on it, quite slowly, and followed the two letters inside.",
      ],
    ],
    end: [
      [
        0,
        "=“That's my mother,” said the man. “And that's my father. They never told me where it was.” It was so still that one heard a leaf come down. Then he took out his telephone and walked up and down with it for a long time. One could hear only bits. “No,” he said. “Then come and do it yourself.” The yellow neck was folded up again.",
      ],
      [
        0.6,
        "=It took until the afternoon before the man from the town hall stood there, with the plan under his arm. He looked at the buckets. He looked at the people, and there were a great many by then. Then it began to rain on his grey square, and he stepped under the {tree}, like everyone else. He stayed there. It did not let one drop through. “Hm,” he said.",
      ],
      [
        0.7,
        "=On the plan there is a green circle now, drawn by hand. The {tree} has new leaves, more on one side than on the other, and is still crooked. Under the old heart there is a row of scratches, so small that they will need a hundred years to be read. It can wait. It has all the time in the world.",
      ],
    ],
    of: "people",
  },
];
