import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { openScene, unless } from "../../open/open-scene.ts";
import { pairScene } from "./pair-scene.ts";

type Story = Pick<ClauseScene, "after" | "end">;

/** Two who are close live far apart. */
const farApart: Story = {
  after: [
    [
      0,
      "=There is a sum that both of them know by heart: how late is it there? If {one} is cleaning teeth, {two} is just getting hungry. In the first week they got it wrong, and somebody was rung up in the middle of the night. “Were you asleep?” “No, no,” said a voice out of the pillow.",
      "=When one of them says “good night”, it is broad daylight at the other end. They have agreed that it counts all the same. One says it with the curtains drawn, and the other with a hand over the eyes.",
    ],
    [
      1,
      "=Then there was a parcel. It went off with a cake in it, and what arrived was mostly crumbs, with a stamp. {Two} ate it with a spoon, in front of the screen, down to the last crumb. “It's better than whole,” said {two}. {One} did not believe a word of it, and baked the next one in a tin.",
    ],
    [
      1,
      "=They cooked the same thing at the same time, each in their own kitchen. It looked quite different in the two pictures. “Is yours supposed to smoke?” asked {two}. After that they ate, and clinked glasses with the glass of the screen. It was the wrong sound. But it was a sound.",
    ],
    [
      0.4,
      "=What can't be sent are the small things. Something falls over, and there is nobody who turns round. {One} saw a dog in a raincoat and said “Look!” into the air. Then {one} wrote it down, for later. Later it was a dog in a raincoat, in writing.",
    ],
    [
      0.5,
      "=And one evening the picture stood still. {Two} had just opened the mouth to say something, and that was how it stayed, with one eye half shut. “Hello?” said {one}. “Can you hear me?” There was only a crackle. {One} waited. One can't simply hang up on somebody with an open mouth.",
    ],
  ],
  end: [
    [
      0,
      "=It took two hours. {One} had fetched a blanket by then, and had gone on talking a little, about the dog, and the raincoat, and about how quiet it is on this side. Then the picture jerked, and the mouth closed. “I could hear all of it,” said {two}. “I only couldn't answer. You were standing still, too. With a biscuit halfway.”",
    ],
    [
      0.5,
      "=“And what was it that you were going to say?” asked {one}. “When?” “Two hours ago.” {Two} had to think for a moment. “I was going to say: ‘Look!’” said {two}. “There was something at the window here, but it's gone.” “Then write it down for me,” said {one}. They had to laugh, one in the evening and one in the morning.",
    ],
    [
      0.7,
      "=There was a day, later, with just one table, and both of them were sitting at it. It was odd. They kept holding up their plates to show each other. “How late is it where you are?” asked {one}. {Two} looked at the clock. “Just as late,” said {two}, and could hardly believe it.",
    ],
  ],
};

/** People who are not used to it share a home. */
const oneHome: Story = {
  after: [
    [
      0,
      "=It was settled in the kitchen, on the very first evening, and in writing. There was a rota, with names and colours. Everybody thought it was a good rota. It hung on the fridge, and from then on it was read by all of them, every day, to see whether it was really somebody else's turn.",
      "=Each of them got a shelf, a hook and a mug. It could hardly go wrong, it seemed. On the second day the first mug stood in the sink. “Whose is that?” asked {one}. “The one whose mug it is,” said {two}, “knows that.”",
    ],
    [
      1,
      "=Then came the notes. “Whoever it was: please,” the first one said. It hung over the sink. “It wasn't me,” somebody had written under it, and under that somebody: “Nor me.” By the end of the week they were all the way round the kitchen. It was the tidiest thing in it.",
    ],
    [
      1,
      "=It was no better with the noises. {One} was up when {two} wanted to sleep, and {two} did something every morning that sounded like furniture and was said to be breathing exercises. The bathroom was divided into quarters of an hour. Somebody always used the quarter in which nothing was to be done but look into the mirror.",
    ],
    [
      1,
      "=A jar was set up, and whoever left something standing about had to pay. It filled up nicely. When they looked into it, there were three buttons in it, an old bus ticket, and a note: “I owe you two.” It was not signed.",
    ],
    [
      0.5,
      "=Then nobody washed up any more at all, as a matter of principle. The last clean thing in the house was a vase. {One} drank tea out of it, standing, and did not look at anybody. “I think,” said {two}, “that one of us had better move out.” Nobody contradicted. They went to their rooms, and one could hear suitcases being pulled out from under beds.",
    ],
  ],
  end: [
    [
      0,
      "=At two in the morning {one} crept into the kitchen, without switching on the light, to get it done in secret. There was a splash. Somebody was standing at the sink already, in the dark and up to the elbows in foam. “I only thought, just this once,” said {two}. “Where's the cloth?” asked {one}. It turned out to be the best washing-up of all time. One does not see in the dark whose mug it is.",
    ],
    [
      0.5,
      "=They had left the vase until last. “We could keep the rota,” said {two}. “For the look of it.” “And the notes?” They read them all once more, by the light of the fridge, from the door right round to the window. It was a long story, and somewhere around the oven it began to get funny.",
    ],
    [
      0.7,
      "=The suitcases are back under the beds. It is still never anybody's turn. But at two in the morning there is sometimes a splash in the kitchen, and the one who hears it in bed smiles, and turns over, and doesn't get up. That one has had the vase already.",
    ],
  ],
};

/** Grown brothers and sisters come together where they grew up. */
const gathered: Story = {
  after: [
    [
      0,
      "=They rang the bell, although each of them had a key once. In the hall they stood about in their coats. “You've got thinner.” “You haven't.” It was meant kindly. Then all of them walked into the kitchen, one behind the other, and without a word each sat down in the old place, the one by the window even with the bad chair.",
      "=The third stair still creaked. They all stepped over it, grown people as they were, one after the other, and only noticed it at the top. “We can tread on it now,” said {one}. “You first,” said {two}. Nobody did.",
    ],
    [
      1,
      "=They talked about the roads, and which way each of them had come. That lasted through the soup. After that it was about who had got away, and who had stayed, and who had rung up how often. It was not said like that. It was said like this: “You wouldn't know that, of course.” The spoons got louder.",
    ],
    [
      0.4,
      "=Then somebody opened the big cupboard, and everything in it was looked through. {One} praised the good china, and {two} praised it, too, and neither of them would have wanted it as a present. Right at the back stood an ugly china dog with a broken ear, which was worth nothing at all. They both put out a hand for it.",
    ],
    [
      1,
      "=“It was you who broke that ear,” said {one}. “It was you. I was the one who got the blame.” It was thirty years ago, or more. They could both still show the exact spot on the floor. They only did not show the same one.",
    ],
    [
      0.5,
      "=By then it had got late, and all the sentences had been said that one is sorry for in the car. Nobody knew how to go on. {Two} went out, to get some air, and stopped in the doorway. There were pencil lines on the frame, one over the other, each of them with a letter and a date. The lamp shone right on it. “Come here a moment,” said {two}.",
    ],
  ],
  end: [
    [
      0,
      "=They stood in front of it in their socks. Some of the lines were crooked, and one had been rubbed out and put in again, higher up. “You stood on your toes there,” said {two}. “I had a book under my heels,” said {one}. “All of you had. I held the pencil, I saw it.” So that was out as well, after all those years. Somebody fetched a book, and somebody a pencil.",
    ],
    [
      0.5,
      "=They measured each other again, with their heels to the wall. It had got less, with all of them. {Two} wrote down the date. Then they sat on the stairs, because the kitchen was too bright, one above the other, as they had sat when there were guests below. The dog with the ear was passed up and down. “It might have been the two of us,” said {one} in the end.",
    ],
    [
      0.7,
      "=Nobody quite knows who has the dog at the moment. It goes by post from one to the other, with the ear wrapped up by itself. When they go away from there, they tread on the third stair, all of them, one after the other, as hard as they can. It is a terrible noise.",
    ],
  ],
};

/** Somebody wants to make music where others have to sleep. */
const thinWalls: Story = {
  after: [
    [
      0,
      "=In that house one could hear a spoon fall, three floors down, and say whether it had been a large one. {Hero} began all the same, as softly as one can begin. It was four bars long. Then came an answer, from the other side of the wall. It was a broom, and it had only one sentence. ((“That's {sleeper},” they said at home. ))",
      "=The first try was four bars long. After that there was a knock, first on the wall, and then on the door. Outside stood somebody in a dressing gown, with eyes like two buttonholes. ((It was {sleeper}. )) “I believe you that it's important,” said the dressing gown. “So is my night. I have it in the daytime.”",
    ],
    [
      1,
      "=So {hero} tried it in the wardrobe, in between the coats. It sounded as if a bear was being quiet. It got very warm, too, and a sleeve kept getting in the way. On the second day there was a knock again, but lower down. They had found the wardrobe.",
    ],
    [
      1,
      "=Then {he} took it outside. Under the bridge there was room enough, and it echoed there, so that every mistake came back four times. A swan listened to it for a while and then swam to the other side of the river. “Is that you, every evening?” asked a man with a fishing rod. {Hero} said yes. “I used to catch something here,” said the man.",
    ],
    [
      1,
      "=For a whole week {he} practised without any sound at all, only with the fingers and with {his} foot under the blanket. It was astonishing how good {he} {was}. But there was nobody who could have known it. Behind the wall it was quiet, too. Sometimes somebody over there walked up and down for a long time.",
    ],
    [
      0.5,
      "=Then came the evening on which {he} packed it all up and pushed it into a corner. It was meant for good. Just then there was a knock, at the door and not at the wall. ((It was {sleeper}. ))There stood the dressing gown, with the eyes even smaller. “I can't sleep,” it was said. {Hero} had not made a sound. {He} said so. “That's just it,” said the dressing gown.",
    ],
  ],
  end: [
    [
      0,
      "=“I had got used to those four bars. I was always cross at the third, and after the fourth I turned over. Now I lie there and wait for them.” They looked at each other, two people in slippers. “You were late in the third,” said the dressing gown, “in case it helps.” {Hero} unpacked it all again.",
    ],
    [
      0.5,
      "=They drew up a plan, on the back of an envelope: when one has night, and when the other has day, and a quarter of an hour in between that belongs to both of them. {Hero} plays it very softly, and very slowly. By the second verse somebody is snoring behind the wall((, and one can hear that it is {sleeper})). {He} had never had such a grateful audience.",
    ],
    [
      0.7,
      "=There is still a knock on the wall sometimes. But now it comes in time. Then {hero} leaves out the third bar, on purpose, and waits. It comes through the wall, hummed, and not even late.",
    ],
  ],
};

const DARK = "kill\\w*|murder\\w*|war|robots?|aliens?|goat|stolen|treasure|curse|ghosts?|thie(?:f|ves)";
const FAR =
  "long[- ]distance|(?:moved|gone|went|left|lives?|lived|is|was) (?:away )?(?:to|in|for) \\p{Lu}|on video|different (?:cities|countries|continents)|time (?:zones?|difference)|other side of the world";

/** Two far apart, one home for several, brothers and sisters who come together, and music behind thin walls. */
export const homes: readonly ClauseScene[] = [
  ...pairScene({
    by: "any",
    words: inSentence(
      `${unless(DARK)}(?:(?:they |we |he |she |both )?(?:watched|looked at|had|ate|cooked|talked|called|wrote|phoned|met|kept|still|sent)[^.]*?\\b(?:at the same time|every (?:day|night|week|evening|morning|saturday|sunday|friday)|on (?:video|the phone|screen)|across the (?:ocean|world)|by video|online)|lived (?:far apart|in different (?:cities|countries)))\\b[^.]*`,
    ),
    idea: `(?:${FAR})`,
    ...farApart,
  }),
  ...pairScene({
    by: "any",
    words: inSentence(
      `${unless(DARK)}(?:(?:shared?|live in|lived in|moved into|had to share) (?:an?|the same|one) (?:[a-z]+ ){0,2}?(?:flat|apartment|house|kitchen|bathroom)|moved in together|did the (?:washing up|dishes|washing-up)|(?:were|are) flatmates)\\b[^.]*`,
    ),
    idea: "\\b(?:flat|apartment|house|flatmates|together|share[ds]?)\\b",
    ...oneHome,
    of: "people",
  }),
  ...pairScene({
    by: "any",
    words: inSentence(
      `${unless("kill\\w*|murder\\w*|war|stepsisters?|lost|forest|puppy|room|bedroom|school|class")}(?:met|meet|came (?:home|back|together)|come (?:home|back|together)|gathered|returned|had to (?:clear out|empty|sell|divide|share)|cleared out|one who left|inherited|saw each other)\\b[^.]*`,
    ),
    idea: "(?=[\\s\\S]*\\b(?:brothers?|sisters?|siblings|cousins|twins?)\\b)[\\s\\S]*\\b(?:funeral|parents|parents'|mother's|father's|dad's|mum's|mom's|grandmother's|grandfather's|house|farm|inherited|for the first time in)\\b",
    ...gathered,
    of: "people",
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      `${unless(`${DARK}|stole|competition`)}(?:(?:wanted|wants|longed|dreamed|tried|loved) (?:to (?:play|practi[sc]e|learn|be|become)|of (?:playing|being))[^.]*|needed (?:to|his|her|their) sleep[^.]*|worked nights?[^.]*|[^.]*\\bthin walls[^.]*|[^.]*complain\\w*[^.]*)`,
    ),
    idea: /^(?=[\s\S]*\b(?:trumpet|drum(?:s|mer|ming)?|violin|tuba|trombone|guitar|saxophone|bagpipes?|accordion|cello|flute|clarinet)\b)(?=[\s\S]*\b(?:thin walls|nights|neighbou?rs?|flat|apartment|landlord|downstairs|upstairs)\b)(?:[\s\S]*?\b(?<sleeper>(?:Mrs?|Ms|Miss)\.? [A-Z][A-Za-z-]+|the (?:man|woman|lady) (?:downstairs|upstairs|next door)))?/,
    ...thinWalls,
    of: "people",
  }),
];
