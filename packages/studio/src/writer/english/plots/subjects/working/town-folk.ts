import { role, story } from "../subject-story.ts";

/** Stories of window cleaners, taxi births, farms for sale, shared lottery tickets and village shops. */
export const townFolk = [
  story({
    says: [
      /\b(?:window cleaners?|window washers?|cleans? (?:the )?windows|cleaned (?:the )?windows)\b/i,
      /\b(?:hospital|ward|children's home|clinic|sick (?:child|children|kids|boy|girl))\b/i,
      /\b(?:child|children|kids?|boy|girl|patient|patients|daughter|son)\b/i,
      /./,
    ],
    may: [role("kid", "boy|girl|little boy|little girl|child|patient|daughter|son")],
    unless: /\b(?:murder\w*|ghosts?|robots?|kill\w*|spy|spies|theft|crime)\b/i,
    of: "people",
    after: [
      [
        "@hospital(hero climb, kid look) The ropes creaked, and {hero} came down past the sky. Behind the glass {kid} was lying with {kidhis} face to the wall. {Hero} knocked with the sponge. First one eye came round, and then the other. “Mum,” said {kid}. “There's one out there. A real one.”",
        "@hospital(hero climb) The ropes creaked, and {hero} came down past the sky. Behind the glass the children were lying in a row, as pale as their pillows. {Hero} knocked with the sponge. First one head came up, and then they were all at the window. “There's one out there,” they said. “A real one.”",
      ],
      "@hospital(hero write, kid look) {Hero} drew a moustache on the pane with foam, exactly where the head nurse's face was on the other side. They laughed so much in there that a drip stand fell over. {Hero} came every Thursday, and the children drew pictures and held them up to the glass.",
      "+ @street(hero talk) “You're supposed to be cleaning,” said the boss, “not making faces.” “I am cleaning,” said {hero}. “You should have seen it in there before.” The boss docked an hour from {his} pay. {Hero} sewed a new button on the cape and said nothing about it.",
      [
        "@hospital(hero read) Then one Thursday {kid} did not come to the window. There was a sheet of paper on the glass, with crooked letters on it. “I have my operation today,” it said. “I'm not brave like you.” {Hero} hung there on the rope, thirty feet up, and read it twice. {He} had never told anybody that {he} was afraid of heights.",
        "@hospital(hero read) Then one Thursday the bed by the window was empty. There was a sheet of paper on the glass, with crooked letters on it. “I have my operation today,” it said. “I'm not brave like you.” {Hero} hung there on the rope, thirty feet up, and read it twice. {He} had never told anybody that {he} was afraid of heights.",
      ],
    ],
    end: [
      "@corridor(hero walk) For the first time in that house {hero} came in by the door. {He} dripped along the corridor in a cape and wet boots, and the head nurse did not stop {him}, but pointed. The bed was already standing before the big double doors.",
      [
        "@corridor(hero give, kid look) “I've got to tell you something,” said {hero}. “My knees shake the whole time up there. I only never look down. I look in at you.” {Kid} thought about that for the length of the corridor. “Then I'll look up,” said {kid}. {Hero} took off the cape and tucked it in all round. “Bring it back,” {he} said.",
        "@corridor(hero give) “I've got to tell you something,” said {hero}. “My knees shake the whole time up there. I only never look down. I look in at you.” The child thought about that for the length of the corridor. “Then I'll look up.” {Hero} took off the cape and tucked it in all round. “Bring it back,” {he} said.",
      ],
      "@hospital(hero look) It took four hours. {Hero} cleaned the same window all that time, in {his} shirt, in the wind, until the glass was as clear as air. At last the blind went up. The head nurse stood there with both thumbs in the air, and on her upper lip, in foam, she had drawn a moustache.",
      "@hospital(hero climb, kid look) The cape came back on a Thursday, by the front door, on two thin legs. “You can keep the button,” said {hero}. Many children have slept under that cape since then. And every Thursday, when {hero} comes down the ropes, there is a row of faces at the window, looking up.",
    ],
  }),
  story({
    says: [
      role(
        "driver",
        "taxi driver|cab driver|doctor|driver|cabbie|uber driver|rickshaw driver|bus driver|surgeon|midwife|nurse|engineer",
      ),
      /\b(?:taxi|cab|minicab|uber|rickshaw|tuk-tuk|back seat|backseat)\b/i,
      /\b(?:baby|birth|labour|labor|pregnant|deliver (?:a|the|her)|contractions)\b/i,
      /\b(?:deliver\w*|birth|labour|labor|coming|born|pregnant|contractions|hospital)\b/i,
    ],
    may: [role("woman", "woman|pregnant woman|young woman|passenger|mother|girl|couple")],
    lead: "driver",
    unless:
      /\b(?:murder\w*|ghosts?|robots?|left (?:a|the|her) baby|finds? a baby|found a baby|leaves|kidnap\w*|escap\w+|sheep|cow)\b/i,
    of: "people",
    after: [
      "@street(hero look, woman sit) The traffic stood still in both directions, and the horns were of no use. {Hero} looked into the mirror. On the back seat two hands were holding on to the belt. “It's coming now,” said a voice between two breaths. {Hero} switched off the meter, then the engine.",
      "@street(hero talk, woman sit) “Are you a doctor?” gasped the woman. {Hero} was silent for a moment. In the glove box lay a paper with a stamp from far away, which counted for nothing here. “Tonight I am,” {he} said, and rolled up {his} sleeves. {His} hands still knew how it was done. They had only been holding a wheel for so long.",
      "+ @street(hero talk) People got out of their cars and came closer. {Hero} gave each of them something to do, so that nobody stood about. The bus driver held up a raincoat for a curtain. Two students fetched hot water from a kebab stand. A man with a tuba in his boot was told to play something slow.",
      "@street(hero look, woman sit) The rain drummed on the roof of the taxi. “I can't,” whispered the woman. “You can,” said {hero}. “I've seen it hundreds of times, in a cellar, by the light of a telephone. They all said that, just before.” Then {hero} saw that the cord was round the little neck. {Hero} stopped smiling, and {his} voice became very calm. “Don't push now. Look at me.”",
    ],
    end: [
      "@street(hero carry, woman sit) {His} fingers found the loop and lifted it over, once, and then once more. It was quiet in the whole street. Even the man with the tuba had stopped. And then there was a cry, small and cross, and all the cars in the jam began to hoot, from the front to the very back.",
      "@street(hero talk) When the ambulance got through at last, the emergency doctor knelt down beside the seat and looked at everything for a long time: the knot, the towel, the small pink face. “Who did this?” she asked. “The driver,” said the bus driver, the students and the tuba together. She turned to {hero}. “Where did you learn that? And why on earth do you drive a taxi?”",
      "+ @street.night(hero read) She took the paper with the stamp away with her, and she was a stubborn woman. It needed three offices, two examinations and a winter. {Hero} learned the names of all the bones in one more language, at night, at the taxi rank, with the light on.",
      "@hospital(hero stand) Today {hero} wears a white coat with {his} name on it. The taxi has been sold, all but the back seat. It stands in the waiting room of the maternity ward, and a child who comes in for a check-up each spring insists on sitting there, and nowhere else.",
    ],
  }),
  story({
    says: [
      /\b(?:farm|vineyard|orchard|farmhouse|ranch|mill)\b/i,
      /\b(?:sell|sold|sale|auction\w*|hotel (?:company|chain|group)|developers?|buyer)\b/i,
      role(
        "pair",
        "brothers|sisters|siblings|brother|sister|family|daughters|sons|children|cousins|heirs|twins|son|daughter",
      ),
      /./,
      /./,
    ],
    unless:
      /\b(?:three|four|five|murder\w*|ghosts?|robots?|bank|farmer had to sell|cow|pig|horse|goat|donkey|treasure|oil|restaurant|recipe|in love)\b/i,
    of: "people",
    after: [
      "@farm(hero talk) They stood in the yard with their backs to each other, and between them lay the paper with the price. “It's more money than Father earned in his whole life,” said the one who wanted to sell. “And what do you want to buy for it?” asked the one who wanted to stay. “A place like this?”",
      "@farm(hero look) They quarrelled in every corner of the place. By the ladder they quarrelled about who had always had to climb it, and beside the big bed about who had sat there in the last winter, and who had only rung up.",
      "+ At night there was a light in both of the upstairs rooms. Behind both windows they were doing sums, and neither sum came out. The roof leaked, the tractor was older than they were, and it was true that nobody can eat a view.",
      "@farm.storm(hero run) On the day before the signing a hailstorm came over the hill, as black as a wall, and the last of the harvest was still outside. Nobody called, and yet they were both running. “Left!” “I know!” They tore at it side by side, with their shirts over their heads.",
    ],
    end: [
      "@barn(hero read) They sat in the barn, soaked through, with blood on their knuckles and half of the harvest around them. One of them pulled something out of the crack behind the beam. It was a tobacco tin. Father had always hidden it there and had believed that nobody knew. Under the tobacco lay a note, in the handwriting that leaned over backwards.",
      "@barn(hero talk) “Sell it, if you must,” it said. “I only ever kept it so that you two would have somewhere to meet. I'm afraid that without the work you'd never ring each other up.” “Would you have rung up?” asked the one who wanted to stay. “No,” said the one who wanted to sell. “Would you?”",
      "@farm(hero write) In the morning the buyer came with his golden pen. He got the wet meadow by the road, where nothing had ever wanted to grow, and it was enough for a roof and for a second-hand tractor. The house, the yard and the hill they crossed out together, both holding the same pen.",
      "@barn(hero stand) They all come home at harvest now, and on every Sunday in between. They still quarrel about the hay. The tin is back behind the beam. Now and then one of them puts a note in it, and believes that nobody knows.",
    ],
  }),
  story({
    says: [
      /\b(?:lottery|lotto|jackpot|winning ticket|syndicate|the pools)\b/i,
      /\b(?:colleagues|co-?workers|office|factory|workmates|team|friends|neighbours|neighbors|pub|syndicate|bus drivers|nurses|village)\b/i,
      /\b(?:forgot|forgets|didn't pay|not paid|didn't (?:join|play|put)|had not paid|share|only one|without (?:him|her)|all (?:but|except)|everyone (?:but|except)|lost the ticket|together)\b/i,
    ],
    unless: /\b(?:murder\w*|ghosts?|robots?|kill\w*|dead|died|cow|goldfish|dog|cat|husband|wife wins)\b/i,
    of: "people",
    after: [
      "@study(hero sit) On the first morning there was champagne in the coffee cups. They hugged each other and danced between the desks. {Hero} clapped along, since that is what you do. Then {he} hung up {his} coat, sat down at {his} place, and worked as on every other Monday. Somebody had to answer the telephones.",
      "@study(hero sit) “It's only money,” {hero} said to the mirror in the washroom, and the mirror did not believe {him}. The others stopped talking when {he} came in. They were ashamed, or they were afraid that {he} would ask. {He} did not ask. {He} only moved {his} sandwiches to another table.",
      "+ @study(hero talk) In that month they came back one after another, in new shoes. The first had bought a boat. The second had quarrelled with three cousins. The third sat down on the edge of {hero}'s desk with a gold watch on. “It's so quiet at home,” he said. “May I use the stapler for a bit?”",
      "@study(hero carry) Then the boiler burst, on the coldest day of the year, and the firm was to be shut. {Hero} put {his} few things into a box: a plant, a mug, the picture from the Christmas party with all of them on it. When {he} turned round, they were standing in the door, every one of the winners, with snow on their hats.",
    ],
    end: [
      "@study(hero look) “We've got to show you something,” they said, and pushed an old notebook across the desk. It was the list of who had paid, for all those years. Nearly every name had a gap here and there. And in each of the gaps stood the same two words, in {hero}'s handwriting: paid mine. {Hero} had put in for all of them at some time, and had never said so.",
      "@study(hero read) “You've lent each of us a share,” they said, “and nobody ever paid it back. We've worked out the interest. It took four of us, because you weren't there to help.” On the last page stood a sum. It was exactly as much as each of them had won. {Hero} read it, and had to sit down on the box, and broke the mug.",
      "@study(hero take) They did not shut the firm. They bought it, all together, boiler and all, because they had found out by now what they missed. {Hero} got a new mug, with gold letters on it.",
      "@study(hero look) They still play every week, with the same numbers. On Fridays the tin goes round the desks. When it comes to {hero} {he} looks in and shakes it, and there are always two coins in it already, with a slip of paper: paid yours.",
    ],
  }),
  story({
    says: [
      /\b(?:last (?:shop|store|pub|bakery|grocery|post office|caf[eé]|school bus)|village (?:shop|store|pub)|only (?:shop|store|pub))\b/i,
      /\b(?:clos\w+|shut\w*|sav(?:e|es|ed|ing)|run it|takes? (?:it )?over|took (?:it )?over|bankrupt\w*|give up|sold)\b/i,
      /\b(?:pensioners?|villagers?|village|together|herself|himself|help|neighbours|neighbors|old (?:people|women|men|ladies)|\d\d)\b/i,
      /./,
    ],
    may: [
      role(
        "aides",
        "pensioners|other pensioners|villagers|neighbours|neighbors|old ladies|old people|friends|old women|old men",
      ),
    ],
    unless: /\b(?:murder\w*|ghosts?|robots?|magic|witch|kill\w*|animals|robbed)\b/i,
    of: "adults",
    after: [
      [
        "@shop(hero talk, aides look) {Hero} stood before the empty shelves with a bunch of keys. “Who can add up?” {he} asked. {Aides} looked at their shoes. One of them could drive, as long as it did not get dark. One could lift, but not bend, and one could bend, but not lift. “Then we're complete,” said {hero}, and tied on an apron.",
        "@shop(hero talk) {Hero} stood before the empty shelves with a bunch of keys. “Who can add up?” {he} asked round. The neighbours looked at their shoes. One of them could drive, as long as it did not get dark. One could lift, but not bend, and one could bend, but not lift. “Then we're complete,” said {hero}, and tied on an apron.",
      ],
      "@shop(hero look) On the first day they ordered two hundred tins of peas instead of twenty. Nobody could work the till, so they counted on paper, and the queue was as long as the street. In the queue the village talked to each other again, for the first time in years, mostly about peas.",
      "+ @shop(hero give) There was a bench beside the potatoes, in case of dizziness. By the second week it was never empty. A lonely farmer came three times a day for one single onion. {Hero} sold it to him each time with great seriousness, and asked how the last one had been.",
      "@shop(hero look) But out on the main road the new supermarket opened, with balloons. It cost half as much and had forty kinds of cheese. In one week there were only three customers, and two of them were the farmer. The money would last until Saturday. {Hero} hung up the apron.",
    ],
    end: [
      "@shop(hero talk) That night it snowed as it had not done for thirty years. In the morning there was no main road any more, and no power, and no supermarket. There was only one light in the whole valley. It was a candle, in the window of the shop, and behind it stood {hero} in the apron. “We've got peas,” {he} said.",
      [
        "@shop(hero give, aides carry) For four days the whole village lived in there. {Aides} carried soup to those who were snowed in, on a sledge, along a rope. The one who could lift lifted, and the one who could bend bent. The young families, who had never come in before, sat on the potato sacks and asked for the recipe.",
        "@shop(hero give) For four days the whole village lived in there. The old ones carried soup to those who were snowed in, on a sledge, along a rope. The one who could lift lifted, and the one who could bend bent. The young families, who had never come in before, sat on the potato sacks and asked for the recipe.",
      ],
      "@shop(hero talk) When the plough came through they stayed. “It's cheaper out there,” {hero} told them honestly. “I know,” said a young mother, and put an onion on the counter. “But there nobody asks how the last one was.”",
      "@shop(hero look) {Hero} has made the bench longer and painted the sign over the door. And of the two hundred tins of peas there is one left. It stands beside the till, and is not for sale.",
    ],
  }),
];
