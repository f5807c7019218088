import type { Episode } from "./episode.ts";

/** Meetings on the journey, for any place. */
export const encounters: readonly Episode[] = [
  {
    id: "toll",
    paragraphs: [
      "At {spot} the way was barred with a broom handle, and on a box beside it sat {folk}. TOLL, said the sign. <It had been spelled wrong, crossed out, and spelled wrong again.> They had [no money at all|nothing but a button and some string].",
      '+"What does it cost?" asked {speaker}. "Something that nobody has ever told me," said {thefolk}. "Gold is only heavy." <{Pal} tried the price of eggs. It was not enough.>',
      'So {hero} told a secret, a small true one, about being afraid of the stairs at home. {Thefolk} listened right to the end. "Thank you," came the answer. "I thought I was the only one." And the broom handle went up.',
    ],
    friend: "the toll keeper, with the broom over one shoulder",
    lesson: "a true thing is worth more than gold",
  },
  {
    id: "queue",
    paragraphs: [
      'There was a queue. It went right round {spot} and back again, and nobody in it knew what it was for. <"One queues," explained {folk}, "and then one sees."> They stood in it for an hour, and did not move a step.',
      '+Behind them more and more people arrived, and asked whether this was the end. "It depends," said {pal}.',
      'Then {hero} walked along it to the front, which nobody had ever done. There was nothing there but a closed shutter, with dust on it. {Hero} knocked. The shutter flew up. "At last!" cried [the clerk|somebody in sleeve guards]. "For forty years I have been waiting for somebody to knock!"',
      "+They were given the first ticket that was ever given out there. It was yellow. It said: Admit anyone.",
    ],
    friend: "the clerk from the shutter, and behind the clerk the entire queue",
    lesson: "sometimes it is enough to knock",
  },
  {
    id: "giant-sleep",
    paragraphs: [
      "What they had taken for a hill began to snore. It was a giant, fast asleep right across the way, and in one great fist lay {spot}, like a toy. <To go round would have cost them two days.>",
      'They tiptoed over. Halfway, on the giant\'s waistcoat, {pal} sneezed. An eye opened, as large as a pond. "Is it morning?" rumbled the giant. "Not yet," said {hero}, and patted the nearest button. "Sleep."',
      '+"I always dream that I am small," said the giant drowsily, "and that somebody tucks me in." So they tucked the giant in. It took {him} four trips, and every blanket that the road could spare.',
    ],
    friend: "the giant, yawning, with a blanket round both shoulders",
    lesson: "the biggest people want tucking in as well",
  },
  {
    id: "market",
    paragraphs: [
      "Toward dusk they came to a market where one could not buy what one wanted, but only what one had lost. On the first stall lay single gloves, on the second the ends of sentences, on the third, in jars, the laughter of people who had grown up too quickly. <Everything was very reasonably priced.>",
      '{Hero} found on a lower shelf [a marble that had rolled away years ago|the name of somebody\'s first pet]. But beside it cried something that no one had come for: {folk}, lost long ago and marked down twice. "What does that cost?" "That? You would have to take it home." They did, and it was only one street away.',
      '+"One always thinks," said {pal} afterwards, "that they must be very far off, the places where one is missed."',
    ],
    friend: "the one who had been marked down twice, and a whole family besides",
    lesson: "what is lost is often only one street away",
  },
  {
    id: "echo",
    paragraphs: [
      'At {spot} there lived an echo that had got out of hand. Whatever one said, it answered something else. "Hello!" called {hero}. "Rather late for that," said the echo. <{Pal} thought this funny, until the echo said what {pal} was thinking.>',
      '+"Which is the way?" they called. "Which is the why?" answered the echo, and would not take it back.',
      "It was {hero} who worked it out. An echo has to repeat all day long what others say, and nobody has ever asked for its own opinion. So {he} asked. There was a long silence. Then, for the first time in a thousand years, the echo told its own story; and at the end of it, a little hoarse, the way.",
    ],
    friend: "the echo, which one could hear from very far off, and in a hundred voices",
    lesson: "ask even an echo what it thinks",
  },
  {
    id: "bridge-goat",
    paragraphs: [
      'The bridge at {spot} was so narrow that only one could cross at a time, and in the middle stood {folk} and would not go back. <Neither had {thefolk} gone forward, for three days.> "It is the principle," said {thefolk}.',
      "+They argued. They begged. They offered to turn round and look away while it happened.",
      'Then {hero} lay down flat on the planks. "Step over me," said {speaker}. "Then nobody has gone back." {Thefolk} thought it over from all sides, and stepped; and halfway, bent down and whispered something. It was "sorry", and it had clearly been kept for a long time.',
    ],
    friend: "the one from the bridge, who had never in all those years turned back for anyone",
    lesson: "one can lie down without giving in",
  },
  {
    id: "weather-shop",
    paragraphs: [
      "By {spot} stood a shop, no bigger than a wardrobe, which sold weather by the spoonful. Drizzle was cheap. Sunshine had to be ordered. <On the top shelf, tightly corked, growled a thunderstorm that had been returned twice.>",
      '"Do not touch," said the shopkeeper. {Pal} had already touched. <There was a bang.> When they could see again, it was raining indoors, upwards, and everybody\'s hair had opinions. {Hero} did not run away. {He} took a mop. By evening the last of the storm had been coaxed back into its bottle with a lullaby.',
      '+"Take a fair wind with you," said the shopkeeper, dripping, "on the house. Nobody has ever stayed to mop."',
    ],
    friend: "the shopkeeper, with a bottle of thunder under each arm",
    lesson: "whoever spills the storm must fetch the mop",
  },
  {
    id: "two-doors",
    paragraphs: [
      'Two doors stood next to each other in the open, without a wall. EASY, said the one; the other said nothing. <Before the easy door the grass was worn quite away.> "Well," said {pal}, "I know which one I should like."',
      'They took the easy one. It led to an easy room with an easy chair, and out of the chair came a deep, easy snoring. All who had ever gone through that door were sitting there, with cobwebs from nose to slippers. {Hero} sat down only for a moment. It was {pal} who, after what might have been a year, or a minute, said: "I can no longer remember what it was we wanted."',
      'That woke {hero}. "To {mytodo}," said {speaker}, "to {mytodo}!" and shouted it so loudly that the cobwebs tore. One sleeper after the other stood up, blinked, and remembered something.',
    ],
    friend: "all those who had woken from the easy chairs, still a little stiff",
    lesson: "say out loud what you came for",
  },
  {
    id: "letter",
    paragraphs: [
      'On the way they found a letter lying face down. It was addressed to [The Lighthouse, Second Window|Whom It Hurts], and it lay in quite the opposite direction. <"It is none of our business," said {pal}, and they both knew that it was.>',
      'They carried it back for half a day. An old woman opened, put on her glasses, took them off again. "He wrote," she said. "He did write." She had been cross with somebody for thirty years about that letter.',
      '+She wished to give them something, and had nothing in the house but string. "Everything holds better with string," she said; and that is true.',
    ],
    friend: "the old woman, on the arm of the one who had written",
    lesson: "it is never too late to deliver a letter",
  },
  {
    id: "mirror",
    paragraphs: [
      'At {spot} somebody had stood a mirror in the open, tall as a door. {Hero} looked in, and saw {himself}, only a good deal braver and better combed. "You may go home," said the one in the mirror. "I will take it from here."',
      '+"It would be done well," the reflection added. "I never trip." And that was tempting, for {hero} had tripped four times since breakfast.',
      '"Do you know what {mypal} likes for supper?" asked {speaker}. The reflection did not know. "Then you cannot go," said {hero}. The glass clouded over as if it were ashamed, and behind it, quite simply, the road went on.',
    ],
    friend: "somebody out of a mirror, a little less well combed by now",
    lesson: "it is not the best one who must go, but the one who knows why",
  },
  {
    id: "clock-town",
    paragraphs: [
      "In the next place nobody would speak to them before nine. It was always five to nine there. <The big clock had stopped one day, and since then the whole town had been about to begin.> Spoons hung in the air over cups; a child had been hopping for eleven years.",
      '{Hero} climbed up into the works. It was not broken. A swallow had built her nest between the wheels, and the clockmaker, who had a soft heart, had stopped the time so as not to disturb her. "They flew away long ago," said {speaker} gently. The clockmaker wept a little, and gave the wheel a push.',
      '+Nine struck. All at once the whole town breathed out, drank up, and said the word that had been on its tongue. It was "welcome".',
    ],
    friend: "the clockmaker, and with the clockmaker everybody who had waited for nine",
    lesson: "waiting is kind, but not for ever",
  },
  {
    id: "thief",
    paragraphs: [
      'In the night somebody was at the bag. {Hero} heard it and lay quite still. A small hand, a crumb, another crumb. <{Pal} was all for shouting.> "There is cheese on the left," said {hero} into the dark. The hand stopped.',
      'It belonged to {folk}, thin as a rake and twice as proud. "I do not beg," said {thefolk}. "Naturally not," said {speaker}. "But we have carried this cheese for days, and it would be a help." They ate until the stars went pale.',
      "+In the morning the bag was mended, in small, careful stitches, and {thefolk} was gone.",
    ],
    friend: "the thief of that night, who moved without a sound and had brought cheese",
    lesson: "whoever is offered it need not steal it",
  },
  {
    id: "silent-town",
    paragraphs: [
      "Near {spot} lay a village in which no one spoke. There had been a quarrel there once about how a certain song should go, and since then everyone had been waiting for someone else to apologise. <One could have heard a cat think.>",
      '{Hero} sang the song. {He} sang it wrong. {He} sang it so very wrong that first one window opened, and then another, and a voice cried, "No, no, up at the end!" and a second, "Down!" and soon the whole village was shouting. And then somebody laughed.',
      "+When they left, the song was being sung both ways at once. It sounded better like that; it sounded like two hands.",
    ],
    friend: "the village that had been silent, singing both ways at once",
    lesson: "a wrong note is better than none",
  },
  {
    id: "storm",
    paragraphs: [
      'Then came {trouble}. There was no warning, only a sort of holding of breath, and after that there was no more up or down. <{Hero} held on to {pal}, and {pal} held on to a [post|stone|root].> "Sing!" called {pal}. "What?" "Anything!"',
      "They sang all the songs they knew, and after those the ones that they did not know. When it was over, they found that they had been heard. {Folk}, blown off course and half frozen, had followed the sound to them. They rubbed {thefolk} warm and asked no questions.",
      '+"I should have let go," said {thefolk}, "but I wanted to know how the third verse went."',
    ],
    friend: "the one who had heard them singing in the storm",
    lesson: "sing, even if you do not know the words",
  },
  {
    id: "library",
    paragraphs: [
      'They found {spot}, and inside it there were books, from floor to ceiling; and when {hero} opened one, all its pages were blank. <All the others were as well.> "They are not empty," said a voice. "They are waiting." It was {folk}, who was the librarian.',
      '"Every book is about somebody who has not yet done it," said {thefolk}. "It writes itself as soon as one begins." On the very lowest shelf stood a thin blue one. {Hero} did not read the name on it. {He} could feel it.',
      '+"How does it end?" asked {pal}. {Thefolk} looked at them over both rims. "If I knew that, I would be reading and not dusting."',
    ],
    friend: "the librarian of the empty books, with one that was empty no longer",
    lesson: "it is not empty, it is waiting",
  },
  {
    id: "shadow-theatre",
    paragraphs: [
      "A wagon stood by the road, and on its canvas, lit from within, shadows were acting. Not until the second act did {hero} notice that it was their own journey that was being played. <There was {pal}, with much too long a nose.>",
      'Then came the part that had not happened yet. On the canvas the small shadow stood before something dark, and the figure beside it let go of its hand. "No!" cried {pal}, and stood up. "I would never!" The light went on. The player put out her head. "Good," she said. "I was not sure how you would want it." And she cut the figures anew, hand in hand.',
    ],
    friend: "the shadow player, and with her a hundred shadows, all hand in hand",
    lesson: "if you do not like the next scene, stand up",
  },
  {
    id: "well",
    paragraphs: [
      '{Folk} had fallen into a hole, and was being very dignified about it. "I am not stuck," came the voice from below. "I am resting." <It had been resting since Wednesday.> The rope, when they let it down, was too short by the length of one arm.',
      'So they tied everything to it that could be tied: belts, laces, the handle of the bag, and in the end {hero} {himself}. {Pal} held on above. It was just long enough. "I could have got out by myself," said {thefolk}, up in the light. And then, a good while after: "No. I could not."',
    ],
    friend: "the one who had rested in the hole, and who knew all about rope by now",
    lesson: "together everything is exactly one arm longer",
  },
  {
    id: "auction",
    paragraphs: [
      'Something was being auctioned at {spot}, and it was a pity that they had come too late for the piano. The last lot was a cage with a cloth over it. "What is in it?" "Nobody knows. It has not made a sound." <There were no bids.> {Hero} bid all that they had, which was an apple.',
      'Under the cloth sat a small grey bird that did not sing. They opened the cage. It did not fly off, either. It sat down on {hero\'s} shoulder, and said, quite clearly, "Left at the next fork." "It talks!" cried {pal}. "It had to be asked to nobody\'s party first," said the bird.',
      "+It was always right about forks, and wrong about almost everything else.",
    ],
    friend: "the small grey bird, and with it, left and right, every bird of that sky",
    lesson: "bid your apple",
  },
  {
    id: "race-snail",
    paragraphs: [
      '"Race you to {spot}," said {folk}. Nobody had asked. But {pal} never could let such a thing pass, and they ran. <They ran splendidly.> They got there first, out of breath and without the slightest idea of what they had run by.',
      "{Thefolk} came an hour later, and told them: of the blue egg on the wall, of the old man who needed a light, of the signpost that they had read too quickly. It had said NOT THIS WAY. They had to go back the entire distance, and this time they looked.",
    ],
    friend: "the slowest of all their friends, who had nevertheless got there in time",
    lesson: "whoever runs has seen nothing",
  },
  {
    id: "lighthouse",
    paragraphs: [
      'On a rise stood a light that should have been burning, and was dark. In the doorway sat {folk}. "Nobody comes by here any more," said {thefolk}. "What do I keep it lit for?" "We came by," said {speaker}. "You were lost," said {thefolk}. "Yes," said {hero}. "That is what for."',
      "They carried up oil, they polished the great glass until their faces stood on their heads in it. At nine it shone. And out there, where one would have sworn there was nothing, three lamps answered, one after the other.",
    ],
    friend: "the keeper of the light, who had left it burning and come in spite of that",
    lesson: "one keeps the light for those who are lost",
  },
  {
    id: "wish-repair",
    paragraphs: [
      '"Wishes mended," it said over a door at {spot}. "Waiting time: depends." Inside sat an old man with a glass in one eye, and before him, in pieces, lay the wish of some emperor. <"Badly made," he muttered. "All gold and no hinge.">',
      '{Hero} put {his} own on the table: to {todo}. The old man turned it, tapped it, held it to his ear. "Good solid piece," he said. "Only it is made for one. It will break on you at the end." He put in a second handle. It took him no time at all, and he would not hear of money.',
    ],
    friend: "the mender of wishes, with his glass in his eye and his bag of hinges",
    lesson: "a wish needs two handles",
  },
  {
    id: "no-shadow",
    paragraphs: [
      'They shared their fire that night with {folk}, who ate little and asked much. It was long past midnight when {hero} noticed that {thefolk} cast no shadow. "I lent it to someone," said {thefolk}, "who was hot. He meant to bring it back."',
      'In the morning they looked for it all over {spot}, and found it under a stone, folded, with a note: Many thanks. "Why did you never look?" asked {pal}. {Thefolk} stroked the shadow smooth. "If I had looked, he might have forgotten me. This way he was only late."',
    ],
    friend: "the one with the lent shadow, which was long by now and reached ahead",
    lesson: "look, even if you are afraid of what you may not find",
  },
  {
    id: "carnival",
    paragraphs: [
      "There was a feast on at {spot}, and everyone wore a mask of somebody else. <{Pal} danced for an hour with a duke who proved to be a plumber.> Only one sat at the edge with no mask on, and therefore nobody recognised {folk}.",
      '"I have never been anyone in particular," said {thefolk}. "I should not know what to come as." {Hero} thought it over, took off {his} own mask and put it on {thefolk}. "Then be me for a bit." It was a great success. At midnight, when the masks came off, {thefolk} was still smiling.',
    ],
    friend: "the guest without a mask, whom everyone knew by now",
    lesson: "lend somebody your place, it will come back warm",
  },
  {
    id: "fog-voice",
    paragraphs: [
      'One could see nothing at all. Somewhere in the white a voice said, "Careful, there is somebody here." "Here as well," said {speaker}. So they stood and talked, for as long as the fog stayed, without knowing to whom. <They talked about brothers, about soup, about what one is really afraid of.>',
      'When it lifted, there stood before them the one creature of whom they had always been warned, with all its teeth. They looked at one another. "You were the one with the soup," said the creature, hoarsely. "Yes," said {hero}. "And you were the one with the brother."',
    ],
    friend: "the creature with all its teeth, of whom everyone had always been warned",
    lesson: "talk first and look later",
  },
  {
    id: "bank-of-time",
    paragraphs: [
      "Behind a counter at {spot} they were changing time: two boring hours for one exciting minute, a whole Monday for the last five minutes before the holidays. <The queue was long, since it cost time to stand in it.>",
      'A mother stood there with a small child, and wanted to sell the years to come, for just one more evening like the one before yesterday. {Hero} had saved up an afternoon, a fine one, hardly used. {He} pushed it across. "For her," said {speaker}.',
      '+"What did you want it for?" asked {pal} outside. "For something special," said {hero}. "It was."',
    ],
    friend: "the mother and the child, who had all evening",
    lesson: "a fine afternoon is for giving away",
  },
];
