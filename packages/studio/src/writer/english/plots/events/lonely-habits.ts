import type { ClauseScene } from "../clause-scene.ts";
import { event } from "./event.ts";

/** What lonely or stubborn grown-ups do day by day, and how a street answers. */
export const lonelyHabits: readonly ClauseScene[] = [
  {
    by: "any",
    words: event(
      "(?:played|plays|sang|sings|practi[sc]ed)\\b[^.]*\\b(?:saxophone|cello|violin|fiddle|trumpet|accordion|guitar|piano|harmonica|flute|clarinet|organ|trombone|tune|melody|song|piece)\\b[^.]*(?:every|each) (?:day|evening|night|morning|sunday|saturday|afternoon)\\b[^.]*|(?:every|each) (?:day|evening|night|morning|sunday|afternoon)\\b[^.]*(?:played|plays|sang|sings) (?:the |his |her |an? )?(?:[a-z]+ )?(?:saxophone|cello|violin|fiddle|trumpet|accordion|guitar|piano|harmonica|flute|clarinet|organ|trombone|tune|melody|song|piece)\\b[^.]*|(?:played|plays|sings|sang) (?:the |his |her )?(?<tune>saxophone|cello|violin|trumpet|accordion|guitar|piano|harmonica|flute|clarinet|organ)(?=[.,]|$)",
    ),
    idea: /^(?=.*\b(?:man|woman|stranger|cellist|violinist|musician|soldier|widow\w*|neighbou?r|trumpeter|saxophonist|old|grandpa|grandma|sailor|player)\b)(?=.*\b(?:street|corner|park|square|bridge|outside|bench|courtyard|yard|market|pavement|fountain)\b)/i,
    after: [
      [
        1,
        "First it was only one window that was opened, on the second floor, by the width of a hand. {Hero} did not look up. {He} put down the hat with the lining to the top, not for money, only so that it would not get dirty, and began.",
      ],
      [
        1,
        "It was always the same piece, and it always stopped in the same place, in the middle of a bar. Then {hero} packed up and went. “It's driving me mad,” said the woman from the corner shop. “What comes next?” Nobody knew. The whole street went to bed with half a melody.",
      ],
      [
        2,
        "A child followed {him} once, and did not dare to ask, and so asked the hat. “Why do you stop there?” “Because somebody always came in at that point,” said {hero}, “with the second voice. I'm waiting for the entry.”",
      ],
    ],
    end: [
      [
        0,
        "It was a Tuesday in autumn. {Hero} had come to the place in the middle of the bar, and lowered {his} hands, and there it was. It came from the window on the second floor, thin and a little out of tune, on an instrument that had been under a bed for years: the second voice. {He} did not turn round. {He} took a breath and went on, and the street heard for the first time how it ended.",
      ],
      [
        1,
        "Nobody clapped. One does not clap when two people are talking. Afterwards a door was opened downstairs, and somebody with white hair stood there in slippers. “You were always half a beat too fast,” {hero} {was} told. “I've been waiting for you,” said {hero}. “Exactly,” was the answer.",
      ],
    ],
    isDecisive: true,
    isAtOnce: true,
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:waits?|waited|stands?|stood|sits?|sat|goes|went|comes|came)\\b[^.]*(?:at|to|on|in|by|outside) (?:the |an? )?(?<spot>(?:[a-z]+ )?(?:airport|station|bus stop|train station|railway station|platform|arrivals?))\\b[^.]*(?:(?:every|each) [a-z]+|for years)\\b[^.]*(?:for|because|never|comes?|came|return\\w*|back|waiting)[^.]*|(?:every|each) (?:day|evening|sunday|morning|friday|year)\\b[^.]*(?:waits?|waited|waiting) (?:at|on|in|by|for)[^.]*",
    ),
    idea: /\b(?:man|woman|widow\w*|old|grandpa|grandma|sailor|wife|husband|mother|father|fisherman|soldier|captain|lady|girl who never|who never came|stranger)\b/i,
    after: [
      [
        1,
        "{He} had {his} good coat on, and flowers, always three. {Hero} stood where one can see everybody come out, a little to the left, so as not to be in the way. When the last one had gone past, {he} looked at the door until it had closed by itself.",
      ],
      [
        1,
        "At first they felt sorry for {him}. The woman from the newspaper stand brought {him} a coffee. The man with the broom left out the piece of floor on which {he} stood. Nobody asked. It was known that there had been a letter once, with a day in it, and without a year.",
      ],
      [
        1,
        "One gets to know a lot of people like that. {Hero} began to help: here a suitcase with a broken wheel, there somebody who was crying and did not know where to. The flowers had to go to someone, so {he} gave them to those for whom nobody had come. They were always very surprised.",
      ],
    ],
    end: [
      [
        0,
        "Nobody ever came out of that door who called {him} by {his} first name. But one day in spring {hero} {himself} was late, because of {his} hip, and when {he} got there, out of breath, there were eleven people standing, a little to the left, with flowers in their hands. They were all people whom {he} had met there. “We thought,” said a girl with a rucksack, “that somebody ought to be waiting for you for once.”",
      ],
      [
        1,
        "{He} still has the letter. {He} still comes, but only on Sundays now, and stays for an hour. On the other days somebody usually needs {him}. There are three flowers on {his} own table, in a glass, where {he} can see them while {he} eats.",
      ],
    ],
    isDecisive: true,
    isAtOnce: true,
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:orders?|ordered|calls?|called|phones?|phoned|rings?|rang|visits?|visited)\\b[^.]*(?:just to|only to|so that (?:he|she) can|in order to|because (?:it|she|he) (?:is|was|wants?|wanted|has|had)) [^.]*(?:talk|voice|company|lonely|hear|heard|speak)[^.]*",
    ),
    after: [
      [
        1,
        "It was not a lie, really. {Hero} only needed a reason. Without a reason one cannot simply say to somebody: stay a minute. So {he} paid for it, and listened, and had {his} next sentence ready on the tip of {his} tongue.",
      ],
      [
        1,
        "It lasted four minutes at the most. They spoke about the weather, and about a bad tooth, and once about whether fish sleep. When it was over, {hero} wrote it down in an exercise book: four minutes, fish. On bad days {he} leafed through it.",
      ],
      [
        1,
        "One Wednesday it went differently. “May I ask you something?” {hero} heard. “Nobody else answers me so seriously. I've got an examination tomorrow, and I'm so frightened that I can't breathe.” {Hero} sat down. {He} had been an examiner for thirty years, a thing that nobody had ever wanted to know.",
      ],
    ],
    end: [
      [
        0,
        "The next evening there was a ring at the door, although {he} had not ordered anything and not called anybody. Outside stood the voice, with a face to it and a bottle of lemonade. “I passed,” it said. “I didn't know whom to tell first.” {Hero} had to hold on to the door frame. In the exercise book it says for that day: until midnight, everything.",
      ],
      [
        1,
        "{He} needs no reason any more. There is a chess game on the kitchen table that is never finished, because something always comes up to talk about. The question of the fish has been cleared up as well. They do sleep. They just do not shut their eyes.",
      ],
    ],
    isDecisive: true,
    isAtOnce: true,
    isWhole: true,
    of: "adults",
  },
  {
    by: "any",
    words: event(
      "(?:feeds?|fed) (?:all )?(?:the |stray |wild |hungry |street |her |his |some )*(?<flock>(?:[a-z]+ )?(?:cats|pigeons|dogs|birds|ducks|crows|sparrows|squirrels|foxes|swans|gulls|seagulls|hedgehogs|strays|monkeys|geese))\\b[^.]*",
    ),
    idea: /\b(?:hates?|hated|forbid|forbids|forbade|forbidden|angry|complain\w*|mayor|the neighbou?rs|landlord|council|fined?)\b/i,
    after: [
      [
        1,
        "They came from all the roofs when the tin lid rattled. {Hero} knew every one of them. There was the Professor with the bent leg, there was the Widow, and there was a very fat one that was called the Bishop, on account of the walk.",
        "They came from all sides when the tin lid rattled, the {flock}, and they knew the time better than the church clock. {Hero} had a name for each. A very fat one was called the Bishop, on account of the walk.",
      ],
      [
        1,
        "“It's got to stop,” {he} was told, with a letter that had three stamps on it. “It's the dirt. It's the noise.” {Hero} read the letter through twice. “They've got nobody else,” {he} said. And then, because {he} was honest: “And nor have I.”",
      ],
      [
        1,
        "So the tin lid was silent. On the first day they sat along the gutter and waited. On the second day it was so quiet in the yard that people asked each other what was missing. On the third day there were mice in the bakery, and worms in the roses, and the judge had overslept, because he always woke up from the rattling.",
        "So the tin lid was silent. On the first day they sat along the wall and waited. On the second day it was so quiet that people asked each other what was missing. On the third day the judge overslept, because he always woke up from the rattling.",
      ],
    ],
    end: [
      [
        0,
        "On the fourth morning there was a knock. Outside stood the very person who had written the letter, with rings under the eyes, and in one coat pocket something was moving. “It sat in front of my door in the rain,” came a mutter. “What does such a creature eat?” {Hero} opened the door wide. “Come in,” {he} said. “First we'll need a name.”",
      ],
      [
        1,
        "There is a rule now, with three stamps: at seven in the yard, and the yard is swept afterwards. The two of them sweep it together. The tin lid is rattled in turns, and it is said that one of the two does it in a dressing gown and with great feeling.",
      ],
    ],
    isDecisive: true,
    isAtOnce: true,
    isWhole: true,
    of: "people",
  },
  {
    by: "any",
    words: event(
      "(?:knits?|knitted|sews?|sewed|bakes?|baked|carves?|carved|builds?|built|makes?|made|plants?|planted|paints?|painted|writes?|wrote|crochets?|crocheted) (?<gift>(?:an?|one) (?:[a-z]+ )?(?:scarf|hat|blanket|toy|jumper|sweater|pair of socks|star|bear|doll|bird|quilt|cap|spoon)) for (?:every|each) (?<receiver>[^.]*(?:newborn|new-?born|bab(?:y|ies)|child|born)[^.]*)",
    ),
    after: [
      [
        1,
        "Nobody had asked {him} to. One day there was {gift} hanging on a door, wrapped in newspaper, without a name. {Hero} did it at night, at the table under the lamp, and each of them was a bit different. “One has to see that somebody has thought of it,” {he} used to say.",
      ],
      [
        1,
        "In a book with a cloth cover {he} had written all of them down, with the day and the colour: number one was the baker, who has a beard today. Number two hundred and eleven was the girl from the post office. {He} met {his} numbers in the street, and none of them knew it.",
      ],
      [
        2,
        "In the seventh winter of the new century {his} fingers got stiff. {He} had begun four hundred and eighteen. It lay on the table, half finished, with the wool hanging down.",
        "Then {his} fingers got stiff. {He} had begun number four hundred and eighteen. It lay on the table, half finished.",
      ],
    ],
    end: [
      [
        0,
        "The girl from the post office saw it there through the window, and suddenly she knew. She ran home and looked in the chest. Then she rang at the baker's. On Sunday they came over the square from all sides, big ones and small ones, and each of them had something with them that had once hung on a door. There were so many that they stood right back to the fountain. “We'd like to learn how it's done,” said the one with the beard.",
      ],
      [
        1,
        "Number four hundred and eighteen was finished by eleven people. One can see that. There is a hole in it, and a place where somebody must have sneezed. {Hero} said that it was the best one so far, wrote it into the book, and passed on the pencil.",
      ],
    ],
    isDecisive: true,
    isAtOnce: true,
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:new |upstairs |noisy |next-door )*(?:tenant|neighbou?r|lodger|student|flatmate|woman upstairs|man upstairs|family upstairs)\\b[^.]*(?:with (?:an?|the|his|her) |plays?|played|practi[sc]es|practi[sc]ed|who plays) ?(?:an? |the |his |her )?(?<horn>tuba|trumpet|drums?|drum kit|violin|piano|trombone|saxophone|bagpipes|accordion|electric guitar|cello|double bass|organ|harp)\\b[^.]*",
    ),
    idea: /^(?!.*\b(?:midnight|at (?:one|two|three|four|five)|only (?:song|piece|tune)|same (?:song|piece|tune))\b)/i,
    after: [
      [
        1,
        "It started at seven. The lamp swung, the spoons tinkled in the drawer, and from the wall the picture of the late aunt came down. {Hero} put on {his} slippers, took the broom and knocked. From the other side somebody knocked back, in time.",
      ],
      [
        1,
        "{He} wrote notes. “No {horn} after seven!” The answer was pushed under the door: “And before seven?” “No {horn} at all!” “What would you like to hear instead?” {Hero} {was} so angry about this question that {he} thought it over for the whole night.",
      ],
      [
        2,
        "There was one piece, admittedly. It had been played on the bandstand in the park, the summer when {he} was nineteen and somebody had danced with {him}, twice. {He} had never told that to anyone. {He} wrote down the name of it, quite small, and pushed it under the door before {he} could think better of it.",
      ],
    ],
    end: [
      [
        0,
        "On Sunday there was a knock. “I've practised,” {he} heard. “It's not perfect.” It was not perfect by any means. It was not a waltz as others play it, and now and then it broke off. But the spoons came in at the right time. {Hero} stood there in {his} slippers, with the broom in {his} arms, and took one step to the left, and then one to the right.",
      ],
      [
        1,
        "The picture of the aunt has a second nail now. Whoever complains in that house has {hero} to deal with. “No {horn}?” {he} says, and leans on the broom. “Then you'll have to move out. From seven to eight we're dancing here.”",
        "The picture of the aunt has a second nail now. Nobody in the house complains any longer. From seven to eight there is dancing there, and {hero} brings the broom.",
      ],
    ],
    isDecisive: true,
    isAtOnce: true,
    isWhole: true,
    of: "adults",
  },
  {
    by: "any",
    words: event(
      "(?:doctors?|a doctor|the hospital) (?:gives?|gave|told|tells?)\\b[^.]*(?:year|months|weeks|days|time)\\b[^.]*(?:to live|left)[^.]*|(?:has|had|was given|is given) (?:only )?(?:an?|one|six|three|a few|two) (?:year|months|weeks|month|days|years)s? (?:left )?to live[^.]*|(?:will|would|was going to|is going to) (?:soon )?die (?:soon|in|within)[^.]*",
    ),
    after: [
      [
        1,
        "On the way home everything was very clear: the crack in the pavement, the blue of the mailbox, a woman with a leek sticking out of her bag. It was strange that none of them knew. It was even stranger how beautiful the leek was.",
      ],
      [
        1,
        "First the cellar was cleared out. Then letters were written, one to a brother, one to a teacher, and one to the telephone company, in which it said everything at last. After that there was still a lot of time left until evening.",
      ],
    ],
    end: [
      [
        0,
        "Something had to be begun that could go on without anybody. It was begun on a Monday, with a spade, on the bare hill behind the town, where there was nothing but wind. One hole, one small tree. The next day there were ten. People asked what it was going to be. “Shade,” they were told. By summer whole families came out, with watering cans and sandwiches, and there were four thousand.",
      ],
      [
        1,
        "The year came to an end, and then another one began, in the middle of the digging, and nobody had noticed it. The doctors shook their heads and had no explanation. Today one can get lost on that hill. Right at the top there is a bench, in the shade, and on Sundays somebody sits on it who has no time to die for the time being, because the oaks have to be thinned out.",
      ],
    ],
    isDecisive: true,
    isAtOnce: true,
    isWhole: true,
    of: "adults",
  },
  {
    by: "any",
    words: event(
      "(?:carries|carried|scatters?|scattered|brings?|brought|takes?|took|climbs?|climbed|travels?|travelled|sails?|sailed|walks?|walked|drives?|drove)\\b[^.]*(?:with |of |to scatter )?(?:his|her|my|their) (?<gone>husband['’]?s?|wife['’]?s?|mother['’]?s?|father['’]?s?|grandfather['’]?s?|grandmother['’]?s?|friend['’]?s?|brother['’]?s?|sister['’]?s?|best friend['’]?s?) ashes\\b[^.]*",
    ),
    after: [
      [
        1,
        "They had always wanted to go there together. There had been a jar on the fridge for it, and then the roof had leaked, and then the knee had come. Now it was a different jar. {Hero} had wrapped it in the blue jumper and put it right at the top of the rucksack, with a view.",
      ],
      [
        1,
        "“It's not far now,” {he} said aloud, at each bend. “You'd be complaining about your shoes by now.” The others on the way looked round. {Hero} did not mind. Somebody had to do the talking for the two of them.",
      ],
      [
        2,
        "On the last stretch {he} could not go on. {He} sat on a stone, and the clouds came up, and {he} quarrelled with the jumper. “It was your idea,” {he} said. “You and your ideas.” Then {he} had to laugh, because {he} knew exactly what would have been the answer. {He} stood up.",
      ],
    ],
    end: [
      [
        0,
        "There the wind came from all sides, just as it had said in the brochure. {Hero} opened the lid. {He} had prepared some words, on a slip of paper, and the wind took the slip first. So {he} only said: “There you are.” It flew up like a flock of very small birds, turned once round {him}, got into {his} hair and {his} collar, and was gone.",
      ],
      [
        1,
        "{He} did not brush it out of {his} hair until evening. On the way home {he} wore the blue jumper. It was much too large, and it was warm. The next jar is already standing on the fridge. On it {he} has written a name, with an exclamation mark: somewhere warm.",
      ],
    ],
    isDecisive: true,
    isAtOnce: true,
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:has to|had to|must|is asked to|was asked to|is to) (?:judge|arrest|sentence|guard|lock up) (?<close>(?:his|her|my) (?:own |old |only |younger |older |twin |former )*(?:brother|sister|childhood friend|best friend|friend))\\b[^.]*",
    ),
    after: [
      [
        1,
        "{Hero} read the name on the sheet of paper. {He} got up and shut the door, and read it once more. There are a thousand names in a town like that. It had to be this one.",
      ],
      [
        1,
        "They had stolen cherries together. They had shared one pair of skates, the left one and the right one, and had gone round the pond arm in arm, because otherwise one falls over. Now there was a table between them with a lamp on it. “Do you have to?” “Yes,” said {hero}. “Good,” was the answer. “I'd rather it was you.”",
      ],
      [
        2,
        "{He} could have given it away. A colleague offered it. {Hero} thought about it for a night. Somebody else would have done it correctly and forgotten it by noon. {He} would do it correctly and not forget it.",
      ],
    ],
    end: [
      [
        0,
        "{He} did what had to be done, not a hair more and not a hair less. {His} voice held until the last sentence. Then {he} took off everything that belonged to the work, the cap, the badge, the jacket, and hung it over the chair. “And now,” {he} said, “I'm coming with you. As far as they let me.” They went down the corridor arm in arm, because otherwise one falls over.",
        "{He} did what had to be done, not a hair more and not a hair less. {His} voice held until the last sentence. Then {he} took off everything that belonged to the work and hung it over the chair. “And now,” {he} said, “I'm coming with you. As far as they let me.” They went down the corridor arm in arm, because otherwise one falls over.",
      ],
      [
        1,
        "{He} came every Thursday after that, with cherries when there were any. They never spoke about it. When it was over and the gate was opened, there was somebody standing in the snow with one pair of skates. “The pond's frozen,” said {hero}. “I'll take the left one.”",
      ],
    ],
    isDecisive: true,
    isAtOnce: true,
    isWhole: true,
    of: "adults",
  },
  {
    by: "any",
    words: event(
      "(?:fog|mist|storm|darkness|blizzard|night)\\b[^.]*(?:covers?|covered|hides?|hid|swallows?|swallowed|comes? down|came down|over the (?:harbou?r|sea|bay))[^.]*|(?:fishermen|boats|ships|sailors|men|fleet)\\b[^.]*(?:can(?:not|['’]t)|could not|cannot) find (?:the |their way )?(?:home|harbou?r|back|way|shore)[^.]*|(?:sings?|sang|rings?|rang|shouts?|shouted|plays?|played)\\b[^.]*(?:on|from|at) the (?:pier|harbou?r|cliff|beach|shore|quay|lighthouse|breakwater)[^.]*",
    ),
    idea: /^(?=.*\b(?:fishermen|boats?|ships?|sailors?|harbou?r|pier|fleet|lighthouse)\b)(?=.*\b(?:fog|mist|blizzard)\b)/i,
    after: [
      [
        1,
        "One could not see one's own hand. It had come within ten minutes, as thick as wool, and they were all still out there, eleven boats. At the end of the quay stood the wives, the children and the priest, and listened. There was the slapping of the water, and then nothing.",
      ],
      [
        1,
        "The lamp of the lighthouse was only a yellow spot that one noticed when one ran into it. They blew the horn until it got hoarse. In the white stuff a horn comes from everywhere. “A voice would have to be there,” said old Berta, “one that they know.”",
        "The lamp of the lighthouse was only a yellow spot that one noticed when one ran into it. They blew the horn until it got hoarse. In the white stuff a horn comes from everywhere.",
      ],
    ],
    end: [
      [
        0,
        "So the song was sung with which every one of them had been put to sleep as a child, the one about the herring and the moon, forty verses. After the fifth verse the others joined in. They stood in a row along the quay, so that it was a wall of song. Out there somebody lifted his head. “That's Mother,” he said, “and she's flat.” He turned the rudder to where it was flattest. One bow after the other came out of the white, without a sound.",
      ],
      [
        1,
        "All eleven were there by midnight. Nobody stopped singing, since there were still nine verses left, and now there were also the basses. It has been done every year since then, on that night, even if it is clear. And the children are allowed to sing it a little flat, so that nobody gets lost.",
      ],
    ],
    isDecisive: true,
    isAtOnce: true,
    isWhole: true,
  },
];
