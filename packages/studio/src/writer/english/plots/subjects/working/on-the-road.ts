import { role, story } from "../subject-story.ts";

/** Stories of people who drive and of people who ride with them. */
export const onTheRoad = [
  story({
    says: [
      /\b(?:bus|tram|coach|minibus|double decker|streetcar)\b/i,
      /\b(?:driver|driving|drove|drives)\b/i,
      /\b(?:not (?:to )?(?:turn|stop)|didn'?t turn|not turn|ke(?:eps?|pt) (?:on )?driving|instead of|wrong turn|leaves? (?:his|her|the) route|left (?:his|her|the) route|off (?:his|her|the) route|to the (?:sea|seaside|beach|coast|mountains)|different (?:way|route))\b/i,
    ],
    unless:
      /\b(?:dinosaur\w*|moon|roundabout|wrong country|space|st[eo]le|stolen|scrap\w*|children|kids|kindergarten|class)\b/i,
    of: "people",
    after: [
      "@bus(hero talk) At first they thought it was a detour. The lady with the shopping looked at her frozen peas. Then the last houses went by, and a field, and a horse that raised its head. “Excuse me,” said a man with a briefcase. “Where are we going?” “I don't know yet,” said {hero}. “Does anybody mind?”",
      "@bus(hero look) There was a long silence. {Hero} waited for the shouting and saw all their faces in the mirror: those faces that had sat there every day for years and had looked at their knees. “I don't mind at all,” said the man with the briefcase slowly.",
      "@bus(hero talk) “In that case I've always wanted to see the sea,” said the lady with the peas. They voted by ringing the bell. It did not stop for a mile. {Hero} took the next road to the left, the one that {he} had driven past a hundred thousand times.",
      "+ @bus(hero stand) At a petrol station they put their money together in the man's hat. The student had a guitar after all. Two people who had been sitting next to each other since March found out that they lived on the same landing.",
      "@bus(hero look) Then the radio crackled. “Control to all cars,” it said. “We've lost a bus. {Hero}, are you all right?” In front of them, between two hills, lay a thin bright line.",
    ],
    end: [
      "@bus(hero talk) “All right?” said {hero} into the microphone. “I've got a clear road and a full bus, and nobody's looking at their knees.” There was a crackle. Then the controller asked in quite another voice: “Can you see it yet?” “Yes,” said {hero}. “Then hold the thing out of the window. I want to hear it.”",
      "@sea(hero sit) So the microphone hung out of the window, while they all ran down over the sand in their office shoes. The frozen peas were used to cool a sprained ankle. {Hero} sat on the bottom step of the bus, with bare feet.",
      "@bus(hero look) Towards evening they all got back in by themselves, one after the other, and each showed a ticket, without being asked. It was dark when they reached the last stop, the real one. The manager stood there with a thick form. Under “damage” forty people wrote: none.",
      "@bus(hero sit) {Hero} stayed on the same line. But once a year, on a Tuesday, the sign at the front shows no number at all. Those who know about it bring a towel.",
    ],
  }),
  story({
    says: [
      /\b(?:night bus|last bus|bus driver|bus|night tram|last tram|tram driver)\b/i,
      role(
        "rider",
        "old woman|old lady|elderly woman|old man|elderly man|passenger|stranger|homeless man|homeless woman|girl|boy|teenager|widow|young woman|young man",
      ),
      /\b(?:every (?:night|day|evening|morning)|each (?:night|day|evening|morning)|same (?:passenger|seat|time|bus)|night|lonely|never (?:gets|got) off)\b/i,
    ],
    unless:
      /\b(?:ghosts?|murder\w*|moon|any map|birth|stolen|st[eo]le|sister|wait(?:s|ed) for|late every|sing\w*|sang|joke\w*)\b/i,
    of: "people",
    after: [
      "@bus.night(hero talk, rider sit) {Therider} always took the seat over the heater and looked out into the dark. “Last stop,” {hero} had to say, night after night. “Is it?” {therider} would ask and buy a ticket for the way back.",
      "@bus.night(hero give, rider sit) {Hero} knew the kinds of people who ride at night: those who come from work, and those who go to it, and those who have missed something. This was none of them. One night {hero} put a second cup on the lid of the flask, at the turning place, and poured. “It's too much for one,” {he} said, which was not true.",
      "@bus.night(hero talk, rider talk) That was how they got talking, ten minutes a night, with the engine off. They talked about the fox that crossed at the gasworks at ten past two, and gave it a name. What they never talked about was why. “You needn't tell me,” said {hero}. “I'll tell you when I know it myself,” said {therider}.",
      "+ @bus.night(hero give, rider sit) When it snowed, {hero} brought a blanket. On the next night it lay there neatly folded, and in it was a pair of knitted gloves with the tips cut off, as a driver needs them. They were in the colours of the line.",
      "@bus.night(hero look) Then came a night when there was only a scarf on the seat over the heater, and in the scarf a tag with an address. After the shift {hero} went there.",
    ],
    end: [
      "@room(hero give, rider sleep) It was a flat on the ground floor, and the door was not quite shut. {Therider} lay in the passage, with one foot turned in the wrong direction, and a telephone just out of reach. “I've missed the bus,” said {therider}. “The bus has come,” said {hero}, and knelt down, and held on to that cold hand.",
      "@hospital(hero talk, rider talk) In the hospital the reason came out, between two sips of tea. “The flat's so quiet at night,” said {rider}. “In the bus there's always someone who drives.” {Hero} nodded. The best minutes of {his} own day, too, had been those at the turning place.",
      "@hospital(hero talk, rider sleep) The nurses wanted the name of a relative for the form. {Therider} turned to the wall. “Put me down,” said {hero}. “And what are you?” asked the nurse. “Line nine,” said {hero}. She wrote that in.",
      "@bus.night(hero look, rider look) The seat over the heater has a small brass plate now: reserved. {Rider} sits on it again and looks out. And at ten past two, by the gasworks, two voices say at the same time: “There he is.”",
    ],
  }),
  story({
    says: [
      /\b(?:train|tram|bus|metro|subway|underground|commut\w+|ferry|tube)\b/i,
      /\b(?:every (?:morning|day|evening)|each (?:morning|day)|same (?:train|bus|seat|carriage|tram))\b/i,
      /\b(?:never (?:say|said|spoke|speak|talk\w*)|not a word|without (?:a word|talking|speaking)|strangers?|smil\w+|f[ea]ll in love|in love|look(?:s|ed)? at|shy)\b/i,
    ],
    unless: /\b(?:murder\w*|ghosts?|kill\w*|spy|bomb|driver)\b/i,
    of: "people",
    after: [
      "+ @train(hero sit) By then they knew a great deal about each other without a single word. There was the green scarf that came out in October. There was the thick novel that was opened on page one on Monday and shut with a sigh on Friday, on the last. There was the day with the red eyes, on which a paper handkerchief lay on the fold-down table, and nobody had put it there.",
      "@train(hero sit) More than once a mouth was opened between two stations. But then came the tunnel, or a man with a tuba, or the wrong kind of cough. What do you say, after so many mornings of nothing? It would have to be something good.",
      "@train(hero look) Then, in the middle of a white field, the brakes began to squeal. There was a jerk, and a long hiss. “We're stuck,” said the loudspeaker. “It may take a bit.” After an hour the telephones were empty. After two hours the heating was off.",
      "@train(hero sit) “We'll have to move together,” said a fat lady with a hen in a basket, “or we shall all freeze to our seats.” When the shuffling was over, two people were sitting under the same coat, shoulder to shoulder, and looked straight ahead, and both of them had forgotten how to breathe.",
    ],
    end: [
      "@train(hero talk) “Page two hundred and twelve,” came a voice from the left half of the coat. “Sorry?” said the right half. “In May you laughed out loud at page two hundred and twelve. I've always wanted to know why. I even bought the book, and read it three times. It's a sad page.”",
      "@train(hero talk) “I wasn't laughing at the page,” came the answer. “You had fallen asleep, and the conductor put your hat straight, so carefully, as if you were a vase.” After that there was no stopping them. All the sentences of all those mornings wanted to come out.",
      "@train(hero sit) When the engine started again the whole carriage cheered, except for two people. “I've missed my meeting,” said the left half of the coat. “And I've missed my appointment,” said the right half, and neither sounded sad. The train rolled slowly into the station where they always parted, on all those mornings. The doors opened. Neither of them got up.",
      "@train(hero read) The conductor sees them every morning. They sit on the same side now, with one book between them. They still do not say a word, for they are reading.",
    ],
  }),
  story({
    says: [/\b(?:snow ?plou?gh|snow ?plow|gritter)\b/i, /\b(?:driver|dr[io]ves?|driving|night|road)\b/i],
    may: [role("ownkid", "daughter|son|girl|boy|child|granddaughter|grandson")],
    unless: /\b(?:radio|murder\w*|ghosts?|talks)\b/i,
    of: "people",
    after: [
      "@street.night(hero ride) The snow came straight at the glass, like stars at a spaceship. In front the blade hummed, and behind lay the road, black and clean, as if somebody had drawn it with a ruler. {Hero} liked the hour between two and three best.",
      [
        "@street.night(hero look, ownkid look) “What's that house?” asked {ownkid} and rubbed a hole in the steamed-up window. Far up a side road a lamp was burning. “That's the Marsh place,” said {hero}. “Nobody's lived in it for years. Somebody must have forgotten the lamp.” But {hero} lowered the blade there, as on every night, and cleared the lane to the gate.",
        "@street.night(hero look) Far up a side road there was a house with dark windows. Nobody had lived there for years. It was not on any list any more. But {hero} lowered the blade there, as on every night, and cleared the lane all the way to the gate. In the old days an old woman had stood there with a thermos flask.",
      ],
      "+ @street.night(hero ride) It cost twelve minutes and a cupful of diesel, and the office had already asked about it. “What do you clear it for?” they had wanted to know. {Hero} had not been able to explain. It only seemed to {him} that a house to which there is a road is not quite left alone.",
      "@snow.storm(hero look) That night the storm grew worse. At half past two there came a voice over the radio, torn to pieces: a car off the road somewhere by the marsh, with a family in it. The main road was shut by a fallen tree. There were eight miles of drifts, as high as the cab.",
    ],
    end: [
      "@snow.storm(hero ride) Then {hero} struck the wheel with {his} hand. The lane! It was clear up to the gate, and from the gate it was only a field to the marsh. The plough went up the lane as if on rails, and across the white field like a ship. There, crooked in a ditch, stood a car with a roof like a cake.",
      [
        "@snow.night(hero give, ownkid give) There were four of them inside, and the smallest did not shiver any more, which was bad. “To us, quickly!” called {ownkid} and held the door open. {Theownkid} breathed on the little one's hands, as on the window before, until the fingers began to move.",
        "@snow.night(hero give) There were four of them inside, and the smallest did not shiver any more, which was bad. {Hero} pulled them into the cab, where it was warm, and they sat on each other's laps. {Hero} put the little one's hands under {his} own jumper, and breathed on them, until the fingers began to move.",
      ],
      "@room.night(hero cook) It was too far to the hospital. So {hero} drove to the empty house, lifted the door out of its hinges and lit a fire with the chairs. By the time the doctor came, along the cleared lane, there was soup from a tin, and the little one had a red nose and was asking for the toy tractor. “It's outside,” said {hero}. “You've been in it.”",
      "@snow.night(hero ride) In spring a young couple with two children came back to look at the house to which there had been a road. They bought it. Now, when the plough comes up the lane at night, somebody stands at the gate with a thermos flask.",
    ],
  }),
  story({
    says: [
      /\b(?:truckers?|truck drivers?|lorry drivers?|long[- ](?:haul|distance)|trucks?|lorry|lorries)\b/i,
      /\b(?:radio|strangers?|voice|scrabble|cb)\b/i,
      /\b(?:meet|met|talk\w*|spoken|sp[eo]ak\w*|plays?|played)\b/i,
    ],
    unless: /\b(?:lying|lied|murder\w*|ghosts?|kidnap\w*|kill\w*)\b/i,
    of: "people",
    after: [
      "@street.night(hero talk) It had begun with a joke about a kangaroo. After that there was no stretch of road so long that the two voices did not get to the end of it. They sang in two parts in the fog. When {hero} had a cough in winter, the voice on the radio turned the heating up, too.",
      "@street.night(hero talk) They had never said what they looked like. “You've got red hair,” said {hero}. “And you have a beard that you can tuck in,” said the voice on the radio. Some of what they told each other was a little better than the truth: the house was bigger, the children phoned more often, the back was not so bad.",
      "@street.night(hero look) Then they agreed on a car park, and on a day. All at once it was quiet on the radio. “You'll come?” asked {hero}. “I'll come,” said the voice. “I'll be the one with the red hair.” But when the lights of the car park came in sight, {hero} drove past them, a whole mile past, and stopped on the hard shoulder.",
      "@street.night(hero talk) What if there was nothing left to say, once there was a face? “Are you there?” asked {hero} over the radio. For a while there was only rain. “I'm on the hard shoulder,” said the voice then. “I drove past.”",
    ],
    end: [
      "@street.night(hero look) “So did I,” said {hero}, and looked up. On the other side of the road, with its warning lights on, stood a second truck. In its dark window a driver was holding a microphone. A hand went up there, very slowly, and {hero} raised one, too.",
      "@street.night(hero talk) “I haven't got red hair,” said the voice. “I haven't got any. And my house is a caravan.” “My back is bad,” said {hero}, “and I've got no beard. I made all of it up.” It was easy to say into a radio.",
      "@street.night(hero hug) “You've still got that cough,” said {hero}. “I've got tea here.” “Then turn round at the next exit, you goat,” said the voice, and it did not sound quite steady. Later they stood under the big lamp and did not know what to do with their arms. Then they did.",
      "@street.night(hero talk) At night, when the fog comes down, {hero} turns the radio to the left end of the dial. Then two voices sing and cough there, in two parts, each in a truck of its own.",
    ],
  }),
];
