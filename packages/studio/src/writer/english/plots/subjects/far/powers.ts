import { role, story } from "../subject-story.ts";

/** Stories of people who can do what no other can. */
export const powers = [
  story({
    says: [
      /\b(?:invisib\w+|unseen|nobody (?:can|could) see (?:him|her|me|them)|no one (?:can|could) see (?:him|her|me|them))\b/i,
      /\b(?:be(?:comes?|came)|turns?|turned|w[oa]kes? up|invisible|potion|cloak|suddenly)\b/i,
    ],
    unless: /\b(?:ghost|murder|invisible (?:friend|dog|ink|man|string|monster)|fe(?:els?|lt) (?:\w+ )?invisible)\b/i,
    of: "people",
    after: [
      "There was nothing in the mirror but the room behind. {Hero} lifted a hand, and saw the wallpaper. It was frightening, for about as long as a toothbrush takes to float through a bathroom. After that it was wonderful. {He} took cake from the shop window, and nobody said a word.",
      "All that day {hero} did what {he} had never dared to. {He} walked into places marked NO ENTRY. {He} blew into the ears of people who had been unkind, and watched them turn round. In the evening {he} sat down at the table as always. There was no plate at {hero's} place. They had thought that nobody was coming.",
      [
        "+ “I'm here!” said {hero}. {Talker} jumped, and felt about in the air until there was a shoulder. “You could be anywhere,” said {talker}. “I don't like it. I never know if I'm alone or not.” {Hero} had thought only of how it was not to be seen. {He} had not thought about how it was not to see somebody.",
        "+ {He} listened at doors. It had seemed a fine idea. They were talking about {him} in there, but it was nothing bad. “Is {hero} still angry, do you think?” said one. “I wanted to say sorry,” said another, “but I never know how.” {Hero} stood behind the door and had never felt so much like a thief.",
      ],
      "On the third day it was cold. Doors fell shut in {his} face. {Hero} said hello to somebody, and they looked round, and shivered, and went on quickly. It came to {him} slowly, and then it stayed: that nobody who is not seen can be missed at the right moment.",
      "Then, by the canal, {hero} saw a little boy on the railing. All the people on the bridge were looking at their telephones, and none of them saw the boy, either. He leaned forward, and lost his balance.",
    ],
    end: [
      "{Hero} was there in three jumps and grabbed him by the jacket. The boy hung over the water, held by nothing. “Help!” shouted {hero}, as loud as {he} could. “Look here! Look here, all of you!” It was the first time in years that {he} had wanted everybody to look. And they looked.",
      "They saw the boy in the air. And while they stared, they saw two hands that held him, very pale at first, like breath on a window. Then they saw arms, and a red face with the teeth clenched. “There's somebody there!” a man cried. Ten people ran, and twenty hands took hold.",
      "+ @street(hero stand) The little boy stood on the ground again and hiccupped. His mother wrapped him up in her coat. Then she turned round, and looked {hero} straight into the eyes. “I saw you,” she said. “I saw exactly what you did.” Nobody had ever given {hero} anything better than those three words.",
      "@kitchen(hero eat) That evening there was a plate on the table, and {hero} sat behind it, visible from all sides, with a scratch on {his} chin and cake crumbs on {his} collar. {He} had put the money for the cake through the slot of the shop. On the note it said: sorry. You couldn't see me.",
    ],
  }),
  story({
    says: [
      /\b(?:stops? time|stopped time|freezes? time|froze time|(?:when|whenever|each time|every time) (?:he|she|they|I|[A-Z][a-z]+) [^.]*?time (?:stops?|stopped|stood still|stands? still|froze|freezes)|stop time|freeze time|pause time)\b/i,
    ],
    unless: /\b(?:murder|robbery|number|clock falls|falls off)\b/i,
    of: "people",
    after: [
      "@street(hero look) It went tick, and then it did not go tock. The fountain stood in the air like glass. A dog hung over the pavement with all four feet off the ground and a happy face. Then {he} breathed out, and said softly, “Go on,” and everything went on.",
      "@bakery(hero take) At first {he} used it for small things. Five more minutes in bed, which took nobody five minutes. A look at the answers. The last roll at the baker's, taken from under an outstretched hand. Nobody noticed anything. Only {hero} felt a little tired, each time, and put it down to the weather.",
      "+ @street.golden(hero walk) Then {he} used it for the beautiful things. When a moment was good, {hero} held on to it: the evening light on the roofs, a laugh with the head thrown back. {He} walked about in it for hours, as in a museum. But the laugh made no sound while it was held. And nobody ever turned round to {him}.",
      [
        "+ “You've got a grey hair,” said {talker} one day, and pulled it out. “And you weren't as tall yesterday.” {Hero} did the sum that night. All those minutes had not been free. {He} had been living them, alone, one after the other, while everybody else stood waiting with one foot in the air.",
        "+ One morning there was a grey hair in the comb. {Hero} did the sum. All those minutes had not been free. {He} had been living them, alone, one after the other, while everybody else stood waiting with one foot in the air. Nobody had lived as much as {hero}, and nobody had had so little company.",
      ],
      "@street(hero stand) So {hero} resolved to leave it alone. {He} kept it up until the day of the thunderstorm. There was a crack, and the old plane tree in the square leaned over, very slowly and then fast. Beneath it stood a fruit stall, with the fruit seller and a girl who was choosing a peach. “Stop!” cried {hero}.",
    ],
    end: [
      "@street(hero look) It was still. The tree hung at an angle, with every leaf sharp. {Hero} tried to push the fruit seller away. He was as heavy as a wall, for what stands still in time cannot be moved. The girl, too. They would have to do it themselves.",
      "@street(hero give) So {he} thought. {He} took the peaches, which could be moved, as they were small, and laid them in a row over the pavement, away from the tree, out to the middle of the square. Into the girl's view {he} laid the biggest and the reddest. Then {hero} stood aside and said, “Go on.”",
      "@street “My peaches!” cried the man and jumped after them. “Oh, look!” cried the girl and jumped as well. Behind them came the tree, with a noise like the end of the world, and there was nothing under it but boxes. They stood in the rain, each with a peach in the hand, and could not understand it.",
      "@street(hero look) {Hero} never did it again. When a moment was good, {he} let it run, and it went by. “You look so contented,” people told {him}. On the square they planted a new tree. It grew, slowly, and {hero} often went there to watch it do so.",
    ],
  }),
  story({
    says: [
      /\b(?:understand\w*|understood|talks? (?:to|with)|talked (?:to|with)|hears?|heard|speaks?|spoke)\b/i,
      /\b(?:animals?|pets|birds|cats and dogs|zoo)\b/i,
      role("cat", "cat|kitten|dog|puppy|ferret"),
    ],
    unless: /\b(?:murder|glasses|whale|school play)\b/i,
    of: "people",
    after: [
      "@room(hero sit, cat sit) “You're late with the food,” said {thecat}. {Hero} looked behind {himself}, but there was nobody else in the room. “I mean you,” said {thecat}. “You with the hair.” {Hero} sat down on the floor. {He} had always imagined something friendlier.",
      "+ @street(hero walk) It did not stop there. Out in the street it was like a market. “Mine, mine, mine!” cried the sparrows. “Who's there? Who's there? Oh, it's you!” shouted every dog to every other. A snail on the wall was telling a very long story, and it had been telling it since Tuesday. {Hero} had to hold {his} ears.",
      "@room(hero talk, cat sit) “Is everybody always so rude?” {hero} asked {thecat} in the evening. “I'm not rude, I'm exact,” said {thecat}. “You sing off key. Your feet are cold. You leave at eight and come back at five, and what is that supposed to be for?” {Hero} did not know what to answer. It had sounded almost like a complaint.",
      "+ @street(hero talk) {Hero} began to be useful. {He} told the neighbour that her dog was not stupid, it was only short-sighted. {He} helped the pigeons settle a quarrel over a window sill that was older than the house. They thanked {him} in their own way, on {his} jacket.",
      "@bedroom.night(hero sit, cat stand) Then one night {thecat} jumped on {hero's} bed, and did not say anything exact at all. “Get up,” said {thecat}. “Something's wrong. The mice are running out of the walls. They say it smells of matches.” {Hero} sat up. It did not smell of anything. But a mouse ran over {his} foot and called, “Out! Out! Out!”",
    ],
    end: [
      "@corridor.night(hero run) {Hero} did not think about it for long. {He} ran up the stairs and hammered on every door. “Fire!” {he} shouted. They grumbled, but they came out. They were standing on the pavement, all of them, with their canaries and their tax papers, when the first smoke came from under the roof.",
      "@street.night(hero look) The firemen put it out. “How did you know?” asked the captain. “{Thecat} told me,” said {hero}, and looked around, and {thecat} was not there.",
      "@street.night(hero carry, cat sit) Under the eaves, called the sparrows. There sat {thecat}, wet, black with soot and furious. “I went back for the mice,” said {thecat}. “Their youngest could not run yet. If you tell anybody, I shall scratch you.” {Hero} put {thecat} in {his} jacket, and for the first time {thecat} did not complain about {his} feet.",
      "@street(hero walk, cat look) They went on talking, and {thecat} was as exact as ever. But every day at five there was somebody sitting at the window, looking down the street, and when {hero} came round the corner, a voice up there said, “You're late,” and it meant something quite different.",
    ],
  }),
  story({
    says: [
      /\b(?:superhero(?:es|ine)?|superpowers?|super power|special power|power|hero with|league of)\b/i,
      /\b(?:useless|silly|stupid|weak|only|strange|odd|worst|boring|tiny|ridiculous|nobody needs|can only|rejected|useful|smallest|makes?|made|turns?|sneez\w*|talk to)\b/i,
    ],
    unless:
      /\b(?:power (?:cut|station|plant)|Tuesdays|retired|dad is|power failure|lies?|lying|plants?|heat ?wave|famil(?:y|ies)|fire|wind|ship|lost (?:his|her) powers?)\b/i,
    of: "people",
    after: [
      "@hall(hero stand) There was a form for it at the League of Heroes. Strength? No. Flying? No. “Other,” {hero} ticked, and demonstrated. “Is that all?” asked the lady at the desk. “It also works with the left hand,” said {hero}. She gave {him} a badge that said VISITOR.",
      [
        "@garden(hero stand, mate look) “They don't see it yet,” said {talker}. “Everything is good for something. You only have to find the thing.” So they practised in the yard, {hero} with {his} jaw set, and {talker} with a stopwatch. There was still not one thing that it was good for.",
        "@garden(hero play) At home {hero} practised all the same, in the yard, with {his} jaw set. It got a little bigger and a little faster. The neighbour's children applauded. “Do it again!” they called. That was the only thing it had ever been good for: it made small children laugh.",
      ],
      "@room(hero give) The other heroes were polite. The one with the muscles carried {hero's} bag for {him}, with one finger. They let {hero} make the coffee. In the evening news they all saved a bridge, and at the edge stood {hero} with a tray.",
      "+ @bedroom(hero stand) {Hero} thought about giving it up. {He} hung the suit in the wardrobe, right at the back, behind the raincoats. It had been sewn by {his} grandmother, and she had put a zip on the wrong side. “You'll see,” she had said. “One day they'll be looking for exactly this.”",
      "@street(hero carry) Then came the great machine. It rolled through the city and sucked up strength. The one with the muscles hit it and slid to the ground like a wet towel. The one who could fly dropped out of the sky. The stronger they were, the bigger it grew. “Is nobody left?” cried the lady from the League. There was only {hero}, with the coffee.",
    ],
    end: [
      "@street(hero stand) {Hero} put down the tray. {His} knees were shaking. {He} stepped in front of the machine and did what {he} could do, the small, silly thing, first with the right hand and then with the left. The machine bent down to suck it up. It found no strength in it at all, and stopped, puzzled.",
      "@street(hero stand) From behind a dustbin, a child laughed. Another joined in. They laughed behind all the windows, and the one with the muscles laughed until he had tears on his cheeks. The machine tried to swallow that, too. But laughing is not strength. It rattled, and burst.",
      "+ @street(hero take) “How did you know that?” asked the lady from the League. “I didn't,” said {hero}. “It was the only thing I can do.” She took the VISITOR badge from {his} chest, and since there was no other at hand, she took off her own. The heroes stood in a line and clapped, and the coffee was passed along it, cold by then.",
      "@hall(hero sit) There is a new box on the form now. It comes under Strength and Flying, and it says: Something else, please show us. And next to the desk stood a chair, on which {hero} sat on Mondays and said to everyone who came in with a red face, “Go on. I'd like to see it.”",
    ],
  }),
  story({
    says: [
      /\b(?:plants?|flowers?|trees?|garden|greenhouse|cactus|roses?)\b/i,
      /\b(?:talks? (?:to|with)|talked (?:to|with)|hears?|heard|speaks? (?:to|with)|spoke (?:to|with)|understand\w*|understood|whisper\w*)\b/i,
    ],
    unless:
      /\b(?:hum(?:s|med)\b|dead|ghost|mars|phone|swears?|murder|animals?|fairy|plastic|violin|water buffalo|bees|boss|assistant|office|company|only to (?:his|her|their) plants|colleagues?|answer\w*)\b/i,
    of: "people",
    after: [
      "They did not talk loudly. It was more like the sound in a shell. “A little to the left, please,” murmured the fern. {Hero} pushed it to the left, and it sighed with comfort. The cactus never said please. And the old ivy on the wall knew everything that had happened in the street.",
      [
        "+ “I don't hear anything,” said {talker}, with one ear on a leaf. “You have to wait longer,” said {hero}. “They are slow. They think that we twitch.” {Talker} waited until the ear was green. There was nothing. But after that day {talker} always knocked softly on a flower pot before moving it.",
        "{Hero} told nobody, for who would have believed it? But people noticed something. Whoever had a sick plant, brought it by. {Hero} put {his} ear to it and nodded. “She doesn't like the radio,” {he} said. Or, “He's missing the one that stood beside him.” And it was always right.",
      ],
      "One morning they were all silent. {Hero} went from pot to pot. “What is it?” {he} asked. It was the ivy that answered in the end, hardly to be heard. “They're going to cut down the great one,” it said. “The one in the middle of the square. She has felt the paint on her bark.”",
      "+ @park(hero talk) The great one was the oldest tree in the town, and had never been known to speak. {Hero} ran there. On the trunk was a white cross. “For the car park,” said a man with a clipboard. “Is it any use to complain?” “If you have a good reason,” said the man. “Has it got one?”",
      "@park(hero talk) {Hero} laid both hands on the bark. Out of the depth, as slow as a cellar door, a voice said, “Ask for the box.” “Which box?” whispered {hero}. “Under my left foot. The children put it there. I promised to keep it until they came.”",
    ],
    end: [
      "@park(hero dig) {Hero} dug with {his} hands, and then somebody brought a spade, and then more people came. Under the root, which was curled around it like a fist, lay a tin box. As {hero} touched it, the root let go, with a creak. Even the man with the clipboard took a step back.",
      "@park(hero look) In the box there were nineteen marbles and a sheet of paper with the names of the class that had hidden it before the war. “When it's over we come back and play on,” it said. An old woman at the back cried out. It was her own name, in her own crooked letters.",
      "@park(hero play) She sat down on the root, there in the square, and played, with {hero} and with all the children who were standing around, and she won. The man with the clipboard crossed something out. The car park, he said, would have to go somewhere else. There were people waiting here, and the place was taken.",
      "@park.dusk(hero stand) In the evening {hero} stayed behind and leaned on the bark. “Are you glad?” {he} asked. It was quiet for so long that the lamps went on. “Yes,” said the tree. “I can let go now.” And over {hero's} head, though it was nearly autumn, one after the other the buds opened.",
    ],
  }),
];
