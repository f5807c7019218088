import { role, story } from "../subject-story.ts";

/** Stories of relay teams, gymnasts, crossing guards, first jobs, and those who repeat a year. */
export const batonsAndCrossings = [
  story({
    says: [
      /\b(?:relay(?: race| team)?|baton)\b/i,
      /\b(?:drop\w*|fight|fought|quarrel\w*|argu\w*|slow\w*|last|final|team|win|won|lose|lost|friends|rivals?|injur\w*|competition|school|replac\w*)\b/i,
    ],
    unless: /\b(?:murder\w*|swim\w*|retired|prison|robot|animals?|tortoise)\b/i,
    of: "people",
    after: [
      "@stadium(hero run) Four people can run very fast, each on their own, and still be a bad team. With them it happened every time at the same place, in the second bend. One hand was stretched out too early, another came too late, and the baton lay in the grass. It was striped red and white, and by the summer it was mostly green.",
      [
        "+ @stadium(hero talk, mate talk) “You look round,” said {mate}. “You snatch,” said {hero}. They were standing so close together that their noses nearly touched. The others sat on the fence and ate apples, since this always took a quarter of an hour. Afterwards nobody could have said which of them had thrown the baton.",
        "@stadium(hero talk) “You look round!” “You snatch!” They stood so close together that their noses nearly touched. There were four opinions about it, and each was as loud as the others. It took a quarter of an hour every time. Afterwards nobody could have said who had thrown the baton.",
      ],
      "@stadium(hero walk) One evening the floodlights failed in the middle of it. It got so dark that they could not see their own hands. “Stay where you are,” said {hero}. “Just pass it on, or we'll never find it again.” So they stood in the bend and passed the baton from hand to hand, slowly, in the dark, by feel. It did not fall once.",
      "+ @stadium.night(hero walk) They tried it walking. They tried it at a trot. You could hear the other one breathe, and feel the air, and a second before the hand came you knew that it was there. When the light went on again, they were blinded, and somebody dropped it at once. “Turn it off!” they all called to the groundsman.",
      "@stadium(hero stand) Then the day of the race was there, with sunshine and flags. {Hero} stood in the second bend and waited. {He} saw the others come out of the first one, in a bunch, with open mouths. {He} saw the stretched-out arm. It came too early again, or too late.",
    ],
    end: [
      "@stadium(hero run) So {hero} shut {his} eyes. {He} ran, with {his} eyes shut, in the middle of the stadium, and heard a breath that {he} would have known among thousands. Now, said the air. {Hero} reached back into the darkness, and something smooth lay down in it, as though it had always been there.",
      "@stadium(hero run) People said later that they had never seen such a change. It was as if one runner had simply gone on with fresh legs. {Hero} opened {his} eyes in the straight and saw that there was nobody in front.",
      "@stadium(hero hug) They did not even look at the clock. They lay on top of each other in the grass, all four of them, and nobody could have said whose arm was whose. “Eyes shut, all the way,” said {hero}, out of breath. “Us, too,” said a voice from below.",
      "@stadium.night(hero stand) The baton has been painted again, red and white. But when it gets dark, the four of them go back to the second bend and ask the groundsman for the same thing as ever. He turns off the light and listens. He says that you can't hear a thing.",
    ],
  }),
  story({
    says: [
      /\b(?:gymnast\w*|gymnastics|balance beam|high jump\w*|pole vault\w*|trampolin\w*|acrobat\w*|cheerleader|cheerleading|ice skat\w*|figure skat\w*|uneven bars)\b/i,
      /\b(?:fall(?:s|en)?|fell|afraid|fear\w*|scared|injur\w+|accident|dare[sd]?|never again|nerve\w*|crash\w*|hurt)\b/i,
    ],
    may: [
      role(
        "ally",
        "little sister|sister|little brother|brother|twin|grandmother|grandma|grandfather|grandpa|coach|trainer|best friend|friend|mother|mum|father|dad",
      ),
    ],
    unless: /\b(?:murder\w*|circus|in love|falls? for|fell for|robot|retired|old|died|dead|partner)\b/i,
    of: "people",
    after: [
      "@hospital(hero sit) The doctor said that it had healed. {Hero} could run, and {he} could jump for the bus. But the fear had not healed. It began as soon as {hero} smelled chalk.",
      "@gym(hero stand) In the gym all was as before, the mats, the tall windows, the clap of hands. {Hero} put one foot up, and the floor moved away from {him}. {He} heard that sound again, the one in the middle of the fall. {He} took the foot down. “Tomorrow,” said {hero}. {He} had said it for three weeks.",
      [
        "@gym(ally sit, hero look) {Theally} had been sitting on a bench the whole time. “What exactly happened then?” asked {theally}. “I fell,” said {hero}. “I know. And after that?” {Hero} did not understand. “After that I lay there.” “And after that?” {Hero} thought about it. Nobody had ever wanted to know how it went on. “After that I got up,” said {hero} slowly.",
        "@gym(hero look) A very small girl was sitting on the bench and waiting for her lesson. “Are you the one who fell?” she asked. {Hero} nodded. “And what did you do then?” “I lay there.” “And then?” {Hero} had to think. Nobody had ever wanted to know how it went on. “Then I got up,” said {hero} slowly.",
      ],
      "+ @bedroom.night(hero sit) At night the film ran again in {hero's} head, up to the fall, and there it stuck, as it always did. But this time {he} made it go on. {He} saw {himself} lie there. {He} saw the faces, and a hand, and how {he} stood up on one leg and even waved. It was quite a long film. {He} had only known the first half.",
      "@gym(hero stand) On the day of the competition {hero} stood at the edge with white hands. {He} was called up. {He} went through the first half, step by step, and it was good. Then came that place. {Hero} smelled the chalk and heard the sound. And {he} fell.",
    ],
    end: [
      "@gym(hero sit) There was a thud, and a groan from all the benches. {Hero} lay on the mat and looked up at the lamps. So this was it. {He} waited for the terrible thing, as {he} had waited for months. The terrible thing did not come. It had been a fall, and no more than that.",
      "@gym(hero stand) “I know how it goes on,” thought {hero}, and got up. {He} began again before that place, and nobody stopped {him}. Now there was no sound there any more, there was only air. {He} flew through it and landed on both feet, and stood, and stood. {Hero} waved. So that was how it went on.",
      "+ @gym(hero hug) It was not enough for a medal. There were points taken off for the fall, and {hero} could have told you how many. {He} laughed all over {his} face. {He} had to sit down on the bench, because {his} knees were so soft. “I fell!” {he} told everyone who came by. “Did you see it? I fell!”",
      "@gym(hero talk) When the little ones come for their first lesson, {hero} shows them something that is in no book. “We're going to fall off now,” {he} says, “all together, and then we'll see how it goes on.” There's a thud, and a great deal of giggling, and then they get up.",
    ],
  }),
  story({
    says: [
      role(
        "guard",
        "crossing guard|lollipop lady|lollipop man|school crossing guard|traffic warden|traffic policeman|traffic officer",
      ),
      /\b(?:child(?:ren)?|kids?|school|pupils?|boy|girl|street|crossing|road|cars?|every (?:morning|day))\b/i,
    ],
    unless: /\b(?:murder\w*|retir\w*|last day|fired|replaced|robot replaces|bomb|zombie|dies|died|killed)\b/i,
    after: [
      "@street(guard stand) At a quarter to eight the street belonged to the lorries. At ten to eight {theguard} stepped off the kerb and raised one hand, and the lorries stopped, as big as houses, and snorted. “Good morning, Emre,” said {theguard}. “Good morning, Lotte, you've got your jumper on back to front.” There were a hundred and six of them, and {theguard} knew them all.",
      "+ @street(guard talk) You learn a good deal in the middle of a road. {Theguard} could tell by the shoelaces who had overslept, and by the eyes who had a test. The little ones brought snails, and the big ones brought nothing, and walked past very fast. {Theguard} gave those a nod. “They need it most,” {theguard} used to say, “and they mustn't be seen to get it.”",
      "+ @street(guard stand) Not everybody was grateful. A man in a long silver car blew his horn each morning. “I've got appointments!” he called. “And I've got a kindergarten,” called {theguard}, and let them cross one by one, holding on to their rope. The last of them always waved to the silver car. The man looked at his watch.",
      "@street.storm(guard stand) Then came the morning of the great fog. You could not see the bakery from the school. {Theguard} heard the engines and did not know how near they were. On the other side stood the children, all hundred and six, a grey row. And the lamp, the red one, which was to have stopped the traffic, went out with a pop.",
    ],
    end: [
      "@street(guard stand) “Nobody moves!” called {theguard}. It was as still as in a pillow. Then a spot of light came on over there, no bigger than a coin. It was Emre's bicycle lamp. “We can do it,” said a deep voice. It was one of the big boys, who never said anything. “Each holds on to the one in front. Lights up.” One spot after another came on, lamps and telephones and a flashing hair slide.",
      "@street(guard look) Like a long bright worm they came out on to the road. {Theguard} walked ahead, with one hand up. Something large loomed out of the fog, and brakes screeched. It was the long silver car whose driver blew his horn every morning. It stopped a yard away, and the man at the wheel was as white as the fog. A hundred and six lights went by in front of him, and the last of them waved.",
      "@street(guard stand) When they were all across, {theguard} leaned on a tree, because {guardhis} knees had gone soft. “Good morning,” said the big boy with the deep voice. “Now you've got your jumper on back to front.” It was true.",
      "@street(guard talk) There is a new lamp at the crossing, a double one, which a man in a long silver car has paid for. He gets out at ten to eight now and stands on the far side, in a yellow waistcoat that is too small. He has learned sixty names so far, and {theguard} whispers him the rest.",
    ],
  }),
  story({
    says: [
      /\b(?:first (?:job|summer job|day (?:at|in|of) (?:his|her|the|a) (?:\w+ )?job)|summer job|holiday job|saturday job|part-time job|work experience|internship|apprentice\w*)\b/i,
      /\b(?:teen\w*|girl|boy|student|1[4-9]|sixteen|seventeen|fifteen|school|summer|young)\b/i,
    ],
    may: [role("boss", "boss|owner|baker|chef|cook|manager|farmer|mechanic|gardener|butcher|hairdresser|master")],
    unless:
      /\b(?:murder\w*|in love|falls? for|fell for|crush|spy|ghost|robot|vampire|mafia|drug\w*|witch|kiss\w*|robb\w*|magic\w*)\b/i,
    of: "people",
    after: [
      "{Hero} was there a quarter of an hour too early, with combed hair, and walked round the block twice so that it would not show. “You're the new one,” they said, and gave {him} an apron that reached down to {his} shoes. By nine {hero} had learned three things. By ten {he} had mixed them up.",
      [
        "“Have you understood?” asked {theboss}. “Yes,” said {hero}. It was a mistake, but {he} only noticed it later. {Theboss} spoke so fast, and did it all with one hand, and expected that there would be another hand somewhere. {Hero} nodded to everything. {He} nodded when {theboss} asked who had left the tap on.",
        "“Have you understood?” they asked. “Yes,” said {hero}. It was a mistake, but {he} only noticed it later. They spoke so fast, and did it all with one hand. {Hero} nodded to everything. {He} nodded when they asked who had left the tap on.",
      ],
      "+ At lunch {hero} sat on an upturned crate in the yard and looked at {his} hands. They were red, and there was a plaster on three of the fingers. {He} worked out what {he} had earned so far. It was about as much as what {he} had dropped. “I'll never learn it,” {he} said to a sparrow, and gave it the crust.",
      "In the afternoon there was suddenly a great rush. {Hero} ran, and carried, and said sorry. Then there was a crash, and it was the loudest that had ever been heard there. They all looked at {hero}, who stood in the middle of it, up to the ankles.",
    ],
    end: [
      [
        "“It was me,” said {hero}, although that could be seen. “And the tap as well. And I haven't understood anything since this morning. I only said yes.” {Theboss} came nearer, and {hero} took off the apron, since it was clear what came next. “Put that on again,” said {theboss}. “At last a sentence I can work with. What haven't you understood? From the beginning.”",
        "“It was me,” said {hero}, although that could be seen. “And the tap as well. And I haven't understood anything since this morning. I only said yes.” {He} took off the apron, since it was clear what came next. “Put that on again,” they said. “At last a sentence we can work with. What haven't you understood? From the beginning.”",
      ],
      "{Hero} asked, and asked again, and {he} wrote it on {his} arm in pen. There was a trick to the carrying, it came from the elbow. By the evening {he} did it with one hand.",
      [
        "“Do you know what I broke on my first day?” asked {theboss}, when the floor had been swept. {Theboss} pointed to the wall. Over the door hung one half of a very large plate, in a gold frame. “It belonged to the mayor. It's there so that I don't get too proud.” {Hero} looked at {his} own heap of bits, and picked out the best.",
        "“Do you know what we broke on our first days?” they asked, when the floor had been swept. Over the door hung one half of a very large plate, in a gold frame. “That belonged to the mayor. It's there so that we don't get too proud.” {Hero} looked at {his} own heap of bits, and picked out the best.",
      ],
      "There are two frames over that door now. And when a new one comes, too early and with combed hair, and nods to everything, {hero} goes over with a pen. “Say no now and then,” says {hero}, “and hold out your arm.”",
    ],
  }),
];
