import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { openScene, unless } from "../../open/open-scene.ts";
import { pairScene } from "./pair-scene.ts";

type Story = Pick<ClauseScene, "after" | "end">;

/** Two who have nothing in common become friends. */
const unlikeFriends: Story = {
  after: [
    [
      0,
      "=It was hard to say what they had in common. {One} could not think of anything, and {two} could not think of anything, either. That was a beginning. They had both thought about the same thing, and had both come to the same end.",
      "=“What do you do all day?” asked {two}. {One} told everything, and left out nothing. “That's the opposite of what I do,” said {two}. They were silent for a while. It was like meeting somebody who has read all the other books.",
    ],
    [
      1,
      "={One} invited {two} first, and put out the best that there was. {Two} looked at it. {Two} smelled at it. Then it was eaten, all of it, with very small bites and very wide eyes. “Do you always have that?” “Every day,” {one} said proudly. “You poor thing,” said {two}.",
    ],
    [
      1,
      "=The next time it was the other way round. There was what {two} liked best in the whole world, and {one} had to sit down because of it. “It's interesting,” said {one}, when it was possible to speak again. After that each of them brought something along and ate it, and they held it so that the other one did not have to look.",
    ],
    [
      1,
      "=Others saw it, and shook their heads. “What do you want with that one?” they asked {one}. “What do you want with that one?” they asked {two}, on the other side. It was the same sentence, only the heads were different. Neither of them told the other about it.",
    ],
    [
      0.5,
      "=But something of that kind sticks. The next day {one} did not come. “I'd only be in the way,” thought {one}. And {two} did not come, either, for the very same reason. There was nobody at the place where they always met. The wind looked round there once and went away again.",
    ],
  ],
  end: [
    [
      0,
      "=It was late in the evening when {one} came by after all, quite by chance, and with something that had to be carried very carefully. It was the very worst thing of all, the one that {two} liked best. {One} had held it far away the whole time. There was something lying there already. It was the thing that had once been called interesting, and it was still warm.",
      "=It was late in the evening when {one} came by after all, quite by chance. There was something lying there. It was the very thing that {one} liked best, and that made {two} shudder. Somebody must have carried it all that way, at arm's length. {One} looked round. “You can come out,” said {one}. “I can hear you holding your breath.”",
    ],
    [
      0.5,
      "=“They say that we don't go together,” said {two}. “I know,” said {one}. “They're quite right.” They sat down. Each of them ate a little of the other one's, very bravely, and it did not get any better. “Tomorrow?” asked {two}. “Tomorrow,” said {one}, with tears in the eyes.",
    ],
    [
      0.7,
      "=They still have not found anything that they have in common. They look for it every day, and they have got as far as the clouds. “That one looks like you,” it is said. “That one looks like supper.” “Yours or mine?” And then that has to be cleared up.",
    ],
  ],
};

/** Somebody does not let go of one who wants to be left alone. */
const wonOver: Story = {
  after: [
    [
      0,
      "=As for {thehost}, there was a sign on the door there. “No,” it said. It had said more in earlier days: no hawkers, no music, no visits. But it had turned out that the first word was enough. {Hero} could not read, or {hero} did not want to. {He} sat down in front of the door and waited.",
      "=With {thehost} it went like this: one came, and one was told “no”. There were three kinds of it, a short one, a loud one, and one through the letter box. {Hero} got to know all three on the first day, and came again on the second.",
    ],
    [
      0.4,
      "=On the third day there was a list, in large letters. One: not before ten. Two: not on the chair. Three: nothing is to be eaten here. {Hero} came at ten sharp. {He} did not sit on the chair. {He} only looked at it for so long that in the end it was pushed over, with one foot.",
    ],
    [
      1,
      "=Rule three lasted for two days. Then there was something on a plate, by the door, and it had been put down there by mistake. It was there by mistake on the following day as well. “That's not for anybody,” {thehost} growled. {Hero} ate it up in such a way that nobody had to notice.",
    ],
    [
      0.6,
      "=By then people were talking. “You've got company,” they called across. “That's not company,” said {thehost}. “That's a nuisance.” But there was a comb lying beside the mirror, and it had not been used for years. The sign on the door hung askew, because somebody had had to reach past it so often.",
    ],
    [
      0.5,
      "=Then it was one thing too many. Something fell, and it broke, and it had been an old thing. “Out!” It could be heard three doors further on. {Hero} went. The next day nobody sat in front of the door, and nobody sat there on the day after that. It was just as quiet as it had been in the good old days. {Thehost} stood it until the evening.",
    ],
  ],
  end: [
    [
      0,
      "=It began to rain, and two slippers went out into it, and that had not happened for years. They went all the way round, and looked under everything. {Hero} {was} sitting in a dry corner, not very far away, and had not eaten anything in the meantime. “Well?” {thehost} said to the wall beside {him}. “It's past ten.”",
    ],
    [
      0.5,
      "=What was broken had been glued by then. It was glued very badly, and stood right at the front. {Hero} came in, walked past the list, and sat down on the chair. Nothing was said about it. After a while {thehost} fetched a second one. “That one wobbles,” it was growled. “That's mine.”",
    ],
    [
      0.7,
      "=The sign is still on the door. Only one has to go closer now. Somebody has written something after the “No”, quite small, and in the same large hand. “No,” it says. “Except for you.”",
    ],
  ],
};

/** Two in the same trade, and one place for both. */
const rivalsInTrade: Story = {
  after: [
    [
      0,
      "=It was a question of honour. Whatever the one had, the other had to have as well, only larger. It began with one flag, and before long there were eleven on each side. People had to hold on to their hats because of the wind that they made.",
      "=The one opened at nine. So the other opened at half past eight. By the end of the week they both opened at four in the morning, and stood there in the dark, each with a lamp, and looked across at who was not coming to the other one.",
    ],
    [
      1,
      "=Then it was the prices. The one took a little off, and the other took off a little more. Then something was given on top, and in the end all of it was given away, with a balloon. They sold more than ever before, and by the evening neither of them could have bought a balloon.",
    ],
    [
      1,
      "=After that came the tricks. The one sent somebody across, with a false beard, to taste. The somebody came back late. “Well?” “It's good,” said the beard. “That's not what I'm paying you for.” The other one had sent somebody, too. The two beards had met halfway, and had gone for a swim.",
    ],
    [
      1,
      "=“Which of them is better?” strangers wanted to know. People there did not like to answer that. They went to the one on even days and to the other on odd days, and always by the back way. The whole place had learned to wipe its mouth before it went round the corner.",
    ],
    [
      0.5,
      "=And then, in the very busiest hour of all, something gave a bang at the one, and it stood still. All of them turned round and ran across. Now there was such a crowd at the other that nothing went forward any more. “I've got no spoons left,” the other called, “no change, and only two hands!” On this side there were two hands that had nothing to do.",
    ],
  ],
  end: [
    [
      0,
      "=The two idle hands hung there for a while. Then they picked up the spoons, all of them, and the box with the change, and went across. It was very quiet when they arrived. “I'm only doing it for the people,” said the one. “I didn't ask you to,” said the other, and moved up. They worked until late, and did not speak a word, and got in each other's way only twice.",
    ],
    [
      0.5,
      "=When it was over, they sat on the step. “What do you put into it?” the one asked at last. “I've been trying to find out for years.” The other said it in a whisper. “That's all?” “That's all. And you?” It turned out to be the same thing. They both had it from the same grandmother's book, and had each torn out the page.",
    ],
    [
      0.7,
      "=There are still two of them, and they still have the larger flag. But there is one spoon, a long one, that belongs to both. Whoever has run out of something holds it up. Then somebody comes across, and says that it is only for the people.",
    ],
  ],
};

/** Two race against each other, or want to know who is better. */
const longRace: Story = {
  after: [
    [
      0,
      "=“Ready?” asked {one}. “I was ready yesterday,” said {two}. Then they were off, both at once, and each of them a little before the other. Nobody had said how far it was. In a real race one doesn't ask.",
    ],
    [
      1,
      "={One} was ahead as far as the first bend. There {two} had the better side. After that it went back and forth, by a nose and by half a nose. “You're out of breath,” said {two}. “I'm only breathing so that you can hear where I am,” said {one}. It cost both of them a good deal of air.",
    ],
    [
      1,
      "=There were people at the side who wanted to know who was winning. “I am,” said {one}. “I am,” said {two}. A very old somebody in a deck chair looked after them for a long time. “The one in front,” it was decided. Which that was depended on where the chair stood.",
    ],
    [
      1,
      "=They tried it with cunning, too. {One} praised the view, to make {two} look at it. {Two} looked, and it really was a beautiful view, and then they both looked at it, and lost a good deal of time. Nobody gained anything by it except for the view.",
    ],
    [
      0.5,
      "=Then {two} stopped. There was nothing wrong, it was only that {two} could go no further just then. {One} went on. {One} went on for quite a bit, and now nobody was in front and nobody was behind. It was as quiet as in an empty room. One can't be faster than nobody. {One} tried it, and it did not feel like anything.",
    ],
  ],
  end: [
    [
      0,
      "=So {one} turned round. “What are you doing here?” asked {two}. “The finish is over there.” “I wanted to ask if you'd seen the view from here,” said {one}, and sat down. {Two} knew that trick. {Two} looked all the same. They stayed until they had both got their breath back, and nobody counted how long that took.",
    ],
    [
      0.5,
      "=They went the rest of the way at the same speed. That is more difficult than one would think. One has to look at the other all the time. “And who has won now?” the old somebody called from the deck chair. {One} looked at {two}. “We forgot to look,” they said.",
    ],
    [
      0.7,
      "=Next time they want to do it properly, with a start and a finish and a ribbon. They have been making the ribbon for quite a while. It has to be a wide one. Two are going to run into it.",
    ],
  ],
};

const DARK = "kill\\w*|died|dead|murder\\w*|prison|war|secretly in love|in love|drown\\w*";

/** Friends of different kinds, one who is won over, and rivals. */
export const unlike: readonly ClauseScene[] = [
  ...pairScene({
    by: "any",
    words: inSentence(
      `${unless(`${DARK}|hated|school|class|one of them`)}(?:(?:made|became|become|were|are|stayed|got to be) (?:the )?(?:best |good |close |unlikely |real |secret )*friends\\b|befriended|formed an? [a-z ]*friendship|had to keep it (?:a )?secret|got (?:in|into) trouble|lonely [a-z ]+ and (?:an?|the)|(?:kept|hid) (?:it|their friendship))[^.]*`,
    ),
    idea: `(?=[\\s\\S]*\\b(?:friend|lonely))(?![\\s\\S]*\\b(?:school|class|prison\\w*|drawings?)\\b)`,
    verb: "made friends with|became (?:best )?friends with|befriended|was (?:best )?friends with|met|(?:started|began) (?:having|sharing|taking|eating) [a-z]+ with",
    ...unlikeFriends,
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      `${unless(`${DARK}|invited|lived alone|hospital`)}(?:picked|chose|adopted|moved in (?:with|next (?:door )?to)|attached (?:himself|herself|itself|themselves) to|won over|kept (?:visiting|bringing [a-z ]+? to|following|pestering)|wanted to cheer up|decided to cheer up|tried to befriend|wanted to make friends with|would not leave|visited) (?<host>(?:the|an?) (?:(?:old|grumpy|grumpiest|lonely|bitter|unfriendly|gruff|bad-tempered|strict|retired|cranky|meanest) )+[a-z]+)[^.]*`,
    ),
    ...wonOver,
  }),
  ...pairScene({
    by: "any",
    words: inSentence(
      `${unless(`${DARK}|school|teams?|match|saving|sinking`)}(?:two|both) (?:[a-z]+ )?(?:rival|competing|feuding)\\b[^.]*|${unless(DARK)}(?:were|are|have been|had been) (?:bitter |fierce |old )?(?:rivals|competitors|enemies)\\b[^.]*`,
    ),
    idea: "\\b(?:rivals?|compet\\w+)\\b[\\s\\S]*|bakers?|shops?|vans?|stalls?",
    ...rivalsInTrade,
  }),
  ...pairScene({
    by: "any",
    words: inSentence(
      `${unless(`${DARK}|rescue|hospital|against time|cars?|motorbikes?|horses?|boats?|bikes?|bicycles?|sledges?|lawnmowers?`)}(?:(?:had|ran|held|have) (?:an?|the) (?:[a-z]+ )?(?:race|contest|competition|bet)|raced(?! to (?:save|the hospital|find))|competed|both wanted to (?:be|win)|bet (?:each other|on)|challenged (?:each other|one another)|tried to (?:outdo|beat) (?:each other|one another)|it took all|who was winning|who had won)\\b[^.]*`,
    ),
    idea: "\\b(?:race[ds]?|contest|compet\\w+|bet|challenge\\w*|outdo|beat|win)\\b",
    ...longRace,
  }),
];
