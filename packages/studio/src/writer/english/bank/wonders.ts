import type { Episode } from "./episode.ts";

/** Strange episodes for any place, which long films need. */
export const wonders: readonly Episode[] = [
  {
    id: "orchard",
    paragraphs: [
      'There stood a single tree, and each leaf of it was a day. <"Careful," whispered {folk}, "do not shake it."> The old ones were brown and hung low down. Quite at the top, where no one could reach, they were still in bud.',
      '{Hero} found one leaf that was black. "A bad day," said {thefolk}. "One is allowed to tear one off. Only one." {Hero} took hold of it. Then {he} saw that the twig behind it, with the very best days of all, was growing out of that one leaf. {He} let go again.',
    ],
    friend: "the gardener of days, with leaves in every pocket",
    lesson: "do not tear off the bad day, the good ones grow out of it",
  },
  {
    id: "moving-house",
    paragraphs: [
      'A house came toward them on the road, on stilts, or on legs; one did not like to look too closely. <It stopped, puffing.> "Have you seen a family?" asked the house. "Four people and a cat. They moved out, and I thought I would go after them."',
      "It was a kind house, and it was heading in precisely the wrong direction. They spent a night in it, to show it how to read a map. In the end it was the cat that they found, on a wall, with its back turned. It walked straight in through the flap as if it had only been out for a minute.",
    ],
    friend: "the house, at a run, with somebody waving from every window",
    lesson: "some homes come after you",
  },
  {
    id: "rain-school",
    paragraphs: [
      'At {spot} lessons were being held, and the pupils were drops of rain. <"How does one fall?" asked the teacher. "All together!" they cried.> Only the smallest clung to the edge of the desk. "I do not want to," it said. "What comes after?"',
      'Nobody knew, not even the teacher. {Hero} sat down beside it. "I do not know either what comes after," said {speaker}. "That is why I brought somebody along." The drop thought about that. Then it asked the one next to it for its hand, and they jumped.',
      "+It was the softest rain of the year, and wherever it fell something came up.",
    ],
    friend: "the smallest drop, and with it a whole cloud of others",
    lesson: "jump, but hold hands",
  },
  {
    id: "giant-chess",
    paragraphs: [
      'They noticed too late that the ground was chequered. "White to move," said a voice from above. <{Pal} stood on a black square and did not dare to breathe.> All around them waited stone figures, with faces that had been waiting long.',
      'It had been the same game for two hundred years, and neither of the players wanted to lose. {Hero} went up to the white king. "Is it fun?" The king thought. "It used to be." "Then shake hands," said {speaker}. On the far side the black king had already taken off a glove.',
    ],
    friend: "two kings in stone, arm in arm, and all their pawns",
    lesson: "one can also stop and shake hands",
  },
  {
    id: "colour-thief",
    paragraphs: [
      'It had been creeping up on them all morning: everything was a little greyer than it ought to be. By the time they stood at {spot} there was no colour left. <"My scarf!" cried {pal}. "Who takes the red out of a scarf?"> It was {folk}, with a sack that glowed.',
      '"I only wanted to paint one picture," said {thefolk}, "and then they would not come out of the brush again." {Hero} looked at the picture. There was nobody in it. "They are waiting for somebody," said {speaker}, and stood before the canvas. It was the red that came back first.',
    ],
    friend: "the painter with the sack, dripping in every colour there is",
    lesson: "a picture wants somebody in it",
  },
  {
    id: "small-war",
    paragraphs: [
      'In the grass at {spot} there was a war on. It came up to their ankles. <On the left fought those with the blue caps, on the right those with the other blue caps.> "What is it about?" asked {pal}. Both generals drew themselves up. "About the big white thing."',
      'The big white thing was an egg. {Hero} put an ear to it. "It is about to hatch," said {speaker}. At once there was silence. They all laid down their needles. A crack, a beak, a wet small head; it looked at all of them, one after the other, with no idea which blue was which.',
    ],
    friend: "two very small armies, and between them, on foot, something with feathers",
    lesson: "ask what is inside before you fight for it",
  },
  {
    id: "night-train",
    paragraphs: [
      'A train stopped where there were no rails. The conductor was {folk}. <"Tickets," said {thefolk}, "or a good reason."> They had a good reason. The other passengers all looked out of the windows at things that they had not done: there went the unsaid goodbyes, there stood the boats that were never taken.',
      '"You may pull the cord once," said the conductor. {Pal} pulled it. Outside, on a bench, someone was sitting whom {pal} had not thanked, long ago. It took only a minute. The train was on time all the same; it always is, said {thefolk}, once somebody has got off.',
    ],
    friend: "the conductor, who had stopped the train for them between two hours",
    lesson: "pull the cord, and say thank you while you can",
  },
  {
    id: "puppet",
    paragraphs: [
      "Strings were hanging from the sky, quite thin ones, and at their ends everyone there was dancing. It looked pretty. <Nobody missed a step.> Only {folk} had one arm hanging down, because a string had torn, and was looking at the arm as if it were a miracle.",
      '"Does it hurt?" asked {hero}. "No," whispered {thefolk}. "It is heavy. It is mine." And very slowly the arm came up, all crooked, and waved. It was not pretty at all. One after another, they saw it; and there was a sound as if somebody were plucking a harp, and it was strings, tearing.',
    ],
    friend: "the dancers without strings, all crooked and all by themselves",
    lesson: "crooked and yours is better than pretty and pulled",
  },
  {
    id: "museum-of-small",
    paragraphs: [
      '"Museum of Small Moments," said the plate by the door. "Please touch." Behind glass stood the first sip of a glass of water, the second before a sneeze, someone\'s key in the lock in the evening. <{Pal} stayed for a long time before the smell of a certain kitchen.>',
      'One case was empty. "What goes in there?" {Folk}, who was the attendant, straightened the label. It bore that day\'s date. "We always leave one free," said {thefolk}. They looked at it, and at each other; and when they turned round again at the door, there were two small figures in it, looking.',
    ],
    friend: "the attendant, carrying an empty case that was not empty",
    lesson: "leave one shelf free for today",
  },
  {
    id: "heavy-heart",
    paragraphs: [
      '{Folk} was pulling a cart, and on it lay a heart, big and grey as a boulder. <"It used to be smaller," said {thefolk}. "One puts things in."> They pushed for a bit. Uphill it went more slowly than walking.',
      '"What is right at the bottom?" asked {hero}. It turned out that nobody had ever looked. They unpacked: worries about rain that had never fallen, answers to questions that no one had asked. Right at the bottom lay a thank-you, quite flat. {Thefolk} put that back in, and only that, and went off with the cart bouncing behind.',
    ],
    friend: "the one with the cart, which was empty now and had room for everybody",
    lesson: "unpack, and keep the thank-you",
  },
  {
    id: "last-star-keeper",
    paragraphs: [
      'High up at {spot} lived someone who lit the stars. It was {folk}, with a long pole and a cough. <"I no longer manage all of them," said {thefolk}. "People have not noticed."> "Which do you leave out?" "The ones that nobody wishes on."',
      "They took the pole in turns that night. It was heavy, and the stars were farther apart than they look. {Pal} lit the smallest. Somewhere down there, at that same moment, someone who could not sleep looked up, and wished.",
    ],
    friend: "the lighter of stars, and overhead it grew brighter and brighter",
    lesson: "light even the one that nobody wishes on",
  },
  {
    id: "map-seller",
    paragraphs: [
      '"Maps!" called {folk}. "Of everything!" There was a map of the inside of a yawn, and one of the shortest way out of an argument. <{Pal} bought that, and unfolded it. It was blank but for a single arrow, and it pointed at oneself.>',
      '"Have you one that leads to {goal}?" asked {hero}. {Thefolk} rummaged for a long time. "Sold out," came the answer. "But I have one of all those who went before you." It was criss-crossed with fine lines, hundreds of them, and every one ended somewhere else. "They all got lost?" "They all arrived," said {thefolk}. "Only somewhere else."',
    ],
    friend: "the seller of maps, who for once knew the way by heart",
    lesson: "whoever gets lost arrives as well",
  },
  {
    id: "cradle",
    paragraphs: [
      'In the middle of {spot} stood a cradle, and all round it the grown-ups of the place stood on tiptoe. It was a storm that lay in it, three days old. <It hiccuped, and a roof came off.> "We have tried everything," they whispered. "Shutters, sandbags, prayers."',
      '"Have you picked it up?" asked {hero}. No one had. So {he} reached in. It was cold and wet and wild, and it weighed no more than a cat. It blew {his} thoughts about for a while. Then it drew up its lightning, sighed, and was a breeze.',
    ],
    friend: "the little storm, which could walk by now, and ran ahead of everyone",
    lesson: "pick it up",
  },
  {
    id: "tea-with-fear",
    paragraphs: [
      '{Hero} had felt for days that someone was walking behind {him}. At {spot} {he} turned round. It was {his} own fear, and it was quite out of breath. <It was shorter than {he} had thought, and wore {his} old cap.> "You never wait," it said.',
      'They made tea. It took three sugars. It told them everything that could happen, in alphabetical order, and at S it noticed that they were still listening. "I only ever wanted to look after you," said the fear. "I know," said {speaker}. "Come along, then. But you walk on the outside."',
    ],
    friend: "the fear in the old cap, and it was walking on the outside",
    lesson: "let the fear come along, but not lead",
  },
];
