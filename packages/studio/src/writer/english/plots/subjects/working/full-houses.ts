import { role, story } from "../subject-story.ts";

/** Stories of a choir and its voice, a lost ticket, a stranger in every picture, a queue that dances, and a room over a shop. */
export const fullHouses = [
  story({
    says: [
      /\b(?<choir>choir|chorus|singing (?:group|club)|quartet)\b/i,
      /\b(?:only tenor|lost its (?:[a-z]+ )?(?:tenor|soprano|bass|singer|voice|soloist)|(?:needs?|needed|missing|without|lacks?|short of|search\w* for|looking for) (?:a |its |the |an? new )?(?:tenor|soprano|bass|alto|singer|soloist|voice)|tenor|soloist)\b/i,
      role(
        "voice",
        "butcher|baker|plumber|postman|policeman|mechanic|farmer|fisherman|taxi driver|bus driver|gravedigger|undertaker|dustman|bricklayer|builder|blacksmith|shepherd|milkman|lorry driver|refugee|cleaner|barber|prisoner|firefighter|fishmonger|dentist|tax inspector",
      ),
    ],
    lead: "voice",
    may: [/\bcold room\b/i, /\bvillage\b/i, /\bsings?|sang\b/i],
    unless: /\b(?:murder\w*|kill\w*|ghosts?|robots?|magic\w*|school|children|animals?|dead|dies|angels?)\b/i,
    of: "people",
    after: [
      "@hall(hero look) Without the high voice the {choir} sounded like a table with three legs. On the way home the conductor, Mrs Powell, took a short cut behind the shops. There she stopped so suddenly that the old organist ran into her. Through a wall came a note, pure and high, and it hung in the cold air like a lamp.",
      "@street(hero talk) It was {hero}, at work, alone. Mrs Powell knocked. “Was that you?” she asked. {Hero} looked at the floor. “It's only because of the echo,” said {hero}. “I can't do it in front of people. I've tried. At my brother's wedding there came a kind of squeak.” “Tuesday at eight,” said Mrs Powell. “And bring a scarf.”",
      "+ @hall(hero stand) On Tuesday at eight {hero} stood between the basses and opened {his} mouth. There came a kind of squeak. Nobody laughed, but that made it worse. They tried it with the lights off. They tried it with their backs to {him}. {Hero} apologised to each of the singers separately, and went, and they heard {him} sing as soon as {he} had turned the corner.",
      "@church(hero stand) The great concert came nearer. On the evening itself the {choir} stood on the steps of the big church in the town, in white shirts, and there was a gap in the back row. {Hero} sat in the coach and had both hands between {his} knees. “I'm spoiling it for you,” {he} had said. “Start without me.”",
    ],
    end: [
      "@church(hero look) Mrs Powell looked at the gap. Then she turned round to the audience. “Ladies and gentlemen,” she said, “would you please all put on your coats?” She had the doors opened, all of them, and the winter came in over the stone floor until their breath stood white before their faces. In the coach {hero} lifted {his} head. It smelled of work.",
      "@church(hero stand) Nobody saw {hero} come in. {He} had stopped just inside the door, in the dark, where it was coldest, with {his} face to the wall. At the difficult place the {choir} took a breath, and did not know what would happen. Then it came, from behind, over all the hats, like a lamp that is carried through a house. Six hundred people did not dare to turn round.",
      "+ @church(hero walk) When it was over there was no clapping at first. A child said, “Who was that?” And {hero} turned round and saw them all: the scarves, and the red noses, and the eyes. They looked just like people in a shop who are waiting their turn. It was not so bad. “It's only because of the echo,” said {hero}. It came out without a squeak.",
      "@hall(hero stand) The {choir} has four legs again and goes to two competitions a year. People bring coats and blankets, and think it is an old custom. {Hero} stands in the back row now, with {his} face to the front. But on Tuesdays, before they begin, Mrs Powell still opens the window a crack.",
    ],
  }),
  story({
    says: [
      /\b(?:lottery|lotto|jackpot|scratch ?card|winning ticket)\b/i,
      /\b(?:lost|loses?|lose|nobody (?:can|could) find|cannot find|can't find|could(?: not|n't) find|disappear\w*|missing|mislaid|where the ticket|search\w*|vanish\w*|threw (?:it )?away|thrown away|washed|eaten|ate|eats)\b/i,
      /\btickets?\b|\b(?:scratch ?card|slip|coupon)\b/i,
    ],
    may: [
      /\btogether\b/i,
      /\bw[io]n\w*\b/i,
      /\b(?:colleagues|nurses|friends|neighbours|regulars|factory|hospital|pub|office)\b/i,
    ],
    unless: /\b(?:murder\w*|kill\w*|ghosts?|robots?|magic\w*|children|dies|died|dead|homeless|beggar|grave)\b/i,
    of: "people",
    after: [
      "{Hero} read the numbers aloud for the third time, and they were still right. After that there was a scream that made the windows ring. “Where is it?” “You've got it.” “No, you.” It had been on the fridge under the magnet with the pineapple.",
      "They turned out every pocket. They took the lining out of a coat, and the back off a radio. By evening the place looked as if it had been burgled by somebody very thorough. Until that day {hero} had never heard a cross word there. Now there were several: about who had tidied up, and who had always been so careless.",
      "+ The worst of it was the spending. {Hero} had already spent everything once, in thought: the roof, the debts, a house with a pear tree. It is hard to give back a pear tree. Each of them sat in a different corner and did not look at the others. In the paper it said that there were nine days left to claim it.",
      "On the last night but one {hero} could not sleep, and got up, and went there to look once more. The light was on. They were all there. Each of them had come alone, with a torch,. For a while they stood about like thieves. Then someone's stomach rumbled. “I could make pancakes,” said {hero}.",
    ],
    end: [
      "There was one egg. They shared everything, as they used to, and they told each other what they would have bought. And it was odd: hardly anyone had wanted a thing for himself. The roof was for a mother. The pear tree was to have had a bench under it, with room for all of them. “You never said,” they told each other. {Hero} reached for the old cookery book, to see how long the batter had to stand.",
      "It lay at page forty, between pancakes and plums. It had a butter stain, and {hero}'s own handwriting on the back: flour, milk, don't forget to look at the numbers. {Hero} had used it as a bookmark. Nobody screamed this time. They all looked at the slip of paper, and then at one another, and it was as if they had found it already, a quarter of an hour ago.",
      "+ They claimed it on the very last day, all together, in a borrowed van. The lady behind the glass pushed a form across. “How many are you, and who's the owner?” she asked. Nobody answered. They were still thinking of who had been suspected of what. “Put down: equal parts,” said {hero}. “And one share extra, for the egg.”",
      "There is a bench now, with room for all of them, under a pear tree that is not much taller than a broom. And on the fridge, under the magnet with the pineapple, hangs a sheet of paper with nothing on it but a butter stain. It is from the new cookery book. {Hero} has got pancakes by heart by now.",
    ],
  }),
  story({
    says: [
      /\b(?:photographers?|photograph\w*|photos?|pictures|wedding album|snapshots|negatives|film rolls?|portrait painter)\b/i,
      /\b(?:same (?:stranger|man|woman|person|girl|boy|old man|old woman|face|figure|guest|couple)|unknown (?:man|woman|person|guest)|a stranger|(?:old )?(?:man|woman) nobody knows|in (?:all|every|each) (?:of )?(?:the |her |his )?(?:pictures?|photos?|photographs?|weddings?))\b/i,
      /\b(?:every|all|each|always|hundreds?|years|again|background|wedding|weddings)\b/i,
    ],
    may: [/\bnotic\w*\b/i, /\bwedding\b/i, /\bpictures?|photos?\b/i],
    unless:
      /\b(?:murder\w*|kill\w*|ghosts?|demon|horror|dies|died|death|dead|stalk\w*|crime|detective|evil|eerie|haunt\w*|vampires?|time travel\w*|police)\b/i,
    of: "people",
    after: [
      "@study(hero look) {Hero} pushed the pictures together on the table until the edges met. There was the face, small, between two hats. There it was again, in another year, behind a cake. It was always at the edge, always in the same grey suit, and always happy. “He must be an uncle,” {hero} told {himself}. But nobody has forty families.",
      "@room(hero talk) {Hero} rang up the couples. “That's from her side,” said the husbands. “From his,” said the wives. He had danced with the aunts whom no one else danced with. He had carried chairs. “He gave us a tablecloth,” one bride remembered. “White, with a small bird in the corner. We use it every Sunday.”",
      "+ @room(hero look) They all had one. {Hero} drove from house to house and looked into cupboards and under vases. There was a bird in the corner of each cloth, blue, embroidered by hand, and no two birds were quite the same. In one house, where things were going badly, they had just been about to divide it with the scissors. They put the scissors away again while {hero} was there.",
      "@church(hero talk) The next wedding was on Saturday. {Hero} photographed the ring and the rice, and between the pictures {he} watched the edge. There stood the grey suit, behind a pillar, with a flat parcel. {Hero} went straight up. “You're in all my pictures,” said {hero}. The stranger turned pale. “I always try to stand behind somebody tall,” he said.",
    ],
    end: [
      "@cafe(hero sit) The stranger's wife had sewn tablecloths for brides, all her life. On the day when they wanted to celebrate their own wedding there had been a flood, and then a war, and afterwards it had seemed too late. “She always said: we'll go to somebody else's. She left two hundred and twelve cloths behind in the cupboard,” said the stranger. “I've got nineteen left.”",
      "@garden(hero talk) “And who photographed you two?” asked {hero}. “Nobody did,” said the man. {Hero} looked at the grey suit. It was a wedding suit; {he} saw it only now. “Come over there, under the tree,” said {hero}. “And bring the parcel.” {He} spread the cloth over the little table, with the blue bird to the front, and put down two glasses. Then {he} moved back and focused for a long time.",
      "+ @garden(hero look) By then the others had noticed. The aunts came, and then the bride, who took the flowers out of her own hair and laid them beside the second glass. Nobody needed to be told anything. “A little more to the left,” said {hero}. “Leave some room beside you.” The stranger moved over, and put his arm round nothing, as if he had been practising that for forty years. He was quite in focus.",
      "@study(hero look) It is the best wedding picture that {hero} has ever taken, and it hangs in the window of the shop. He still comes on Saturdays. He stands in the middle now, in the front row, where there is always one place left free.",
    ],
  }),
  story({
    says: [
      /\b(?:(?:retired|former|ageing|aging|old|unemployed|failed|ex-?|injured|once famous|forgotten) ?(?:[a-z]+ )?(?:ballet dancer|ballerina|dancer|opera singer|actor|actress|conductor|acrobat|clown|poet|violinist|pianist|magician|musician|singer|choreographer))\b/i,
      /\b(?:supermarket|cashier|check-?out|till|call cent(?:re|er)|post office|parking|petrol station|gas station|car wash|warehouse|factory|laundr\w+|bus (?:driver|stop)|airport|security|waiting room|fast[- ]food|canteen|tax office|hardware store|school crossing|toll)\b/i,
    ],
    unless: /\b(?:murder\w*|kill\w*|ghosts?|robots?|magic\w*|dies|died|spy|rob\w*|children|kids|school|competition)\b/i,
    may: [
      /\b(?:teach\w*|taught|learn\w*)\b/i,
      /\bdanc\w+|sing\w*|poems?|play\w*\b/i,
      /\b(?:customers|queue|colleagues|passengers|line)\b/i,
    ],
    of: "people",
    after: [
      "@shop(hero stand) They had given {hero} a smock with a name badge and a stool that turned. But the back stayed straight, and the wrist had a way of its own, and {he} could not hand over a pound of onions without there being a little bow in it. “Who do you think you are?” asked a man with a trolley. “I used to know,” said {hero}.",
      "@shop(hero look) It was the waiting that {hero} could not watch. There they stood, one behind the other, every evening, with hanging shoulders and with their eyes on their telephones. {Hero} could not help it. “The lady with the leeks,” {he} said softly. “A little more room between the ribs, please. You're carrying leeks, not a coffin.” The lady blinked. Then she stood straight, and looked ten years younger.",
      "+ @shop(hero talk) By the next week they came on purpose. They picked {hero}'s queue, although it was the longest. They were shown how you put down a bag, and how you wait without wilting. The man with the trolley was not to be won over. “I want to pay,” he said. “Of course,” said {hero}. “But from the left, and with your chin up.” He did it in order to be left alone. Then he did it again.",
      "@shop(hero stand) It was the manager who put an end to it. “You're forty seconds over the average for each customer,” he said. “This is no theatre.” {Hero} took off the badge. At that moment the electricity failed. The tills went dead, the doors were locked, the music stopped, and two hundred people in the dark began to push.",
    ],
    end: [
      "@shop.night(hero stand) “Ladies and gentlemen,” said a voice. It was not loud, but it carried to the freezers; it had learned that once. “Shoulders down. Breathe. Now the left foot.” {Hero} had climbed on to the conveyor belt, with a torch for a spotlight. {He} began to count. On four the lady with the leeks took a step to the side, and so did everybody behind her.",
      "@shop.night(hero point) It went through the aisles like wind through corn, down past the noodles and up past the soap. Nobody pushed any more. And the man with the trolley turned it once round itself, with his chin up, and caught it again, exactly on the beat. When the light came back, none of them wanted it.",
      "+ @shop(hero look) They stood there, out of breath, each with a hand on a stranger's shoulder. “Encore,” called somebody from the cheese. The manager was in the middle of it, with his figures under his arm. He had been dancing with the woman from the fish counter and had lost a shoe. “How long was that?” he asked. “Forty minutes over the average,” said {hero}.",
      "@shop(hero give) {Hero} still sits on the stool that turns. There is a sign over {his} till: slow. And on the last Friday of each month, at closing time, the manager goes to the fuse box, quite by chance, and switches off the light.",
    ],
  }),
  story({
    says: [
      /\b(?:writer|author|novelist|poet|playwright|painter|composer|songwriter|screenwriter|journalist)\b/i,
      /\b(?:rents?|rented|room|flat|attic|lives?|lived|moves?|moved|above|over|next to|under|neighbou?rs?)\b/i,
      /\b(?<shop>bakery|bakers?|laundry|laundrette|caf[eé]|pub|barber ?shop|barber|butcher['’]?s?|fish market|market|hairdresser['’]?s?|bar|tailor['’]?s?|fish shop|bus station|tavern|launderette)\b/i,
      /\b(?:nois[ey]\w*|write[s]? down|wrote down|overhears?|overheard|listen\w*|hears?|heard|customers|conversations?|voices|loud|stor(?:y|ies)|inspir\w+|struggl\w+|no ideas?|writer's block|stuck)\b/i,
    ],
    may: [
      role("baker", "baker|barber|butcher|landlady|landlord|publican|owner"),
      /\bcustomers\b/i,
      /\bwrit\w+|wrote\b/i,
    ],
    unless:
      /\b(?:murder\w*|kill\w*|ghosts?|robots?|magic\w*|dies|died|spy|in love|falls? for|crime|comes? true|came true|comes? alive)\b/i,
    of: "people",
    after: [
      "@attic.night(hero sit) It began at three in the morning with a thump,. {Hero} lay on the floor with a pillow on {his} head. The whole {shop} came up through the boards: the doors, the pans, the laughing. “I need quiet!” shouted {hero} downwards. It got quiet. Then a woman's voice, very near, said, “So he took the goat and left.” {Hero} lifted the pillow.",
      "@attic(hero write) What goat? {Hero} laid {his} ear to the crack. {He} had not written a line since the spring; now {he} filled the edge of the newspaper. There was the goat, and the brother in the well. There was a widow who bought two of everything and ate the second standing. By the end of the week {hero} had bought a second pillow, to kneel on.",
      "+ @attic(hero write) They never knew. {Hero} met them on the stairs and greeted them, and thought: you are the one with the goat. {He} knew who was afraid of Sundays. {He} knew who was putting coins aside, and for what. It all went into the book, with other names and better weather. In the autumn a publisher wrote, in green ink: where do you get such voices?",
      [
        "@shop(hero look, baker read) Then the book was there. {Hero} went down to fetch something for breakfast, and all of them stood at the counter, with their heads together. In the middle lay the book, open. {Baker} had a finger on the line. “The widow who eats standing,” read {baker}. They turned round, one by one, and looked at {hero}.",
        "@shop(hero look) Then the book was there. {Hero} went down to fetch something for breakfast, and all of them stood at the counter, with their heads together. In the middle lay the book, open. “The widow who eats standing,” somebody read. They turned round, one by one, and looked at {hero}.",
      ],
    ],
    end: [
      "@shop(hero stand) “That's me,” said a thin woman in black. “I'm sorry,” said {hero}. “There's a crack in the boards.” The woman came closer. “In your book,” she said, “somebody pulls out a chair for her, in the last chapter. Why did you write that? Nobody's done that.” “Because I wanted to,” said {hero}, “each time. But I was upstairs.”",
      [
        "@shop(hero take, baker give) It was {baker} who moved first. {Baker} went to the back and came out with a chair, and put it down in front of the widow. She sat, and bit into the second one, and cried a little. “And how does it go on with the goat?” asked a man by the door. “I've only ever told the beginning.”",
        "@shop(hero give) {Hero} looked round. Then {he} went to the back, and came out with a chair, and put it down in front of the widow. She sat, and bit into the second one, and cried a little. “And how does it go on with the goat?” asked a man by the door. “I've only ever told the beginning.”",
      ],
      "+ @shop(hero read) So {hero} read aloud, on that morning and on many others. They put {him} right. “I never said fool,” they said. “I said donkey.” They brought their sisters, so that they would be put in as well. The book grew fatter with each edition, and the green ink complained.",
      "@shop(hero write) {Hero} no longer lives on the floor. {He} has a table of {his} own down in the {shop}, behind the door, with a cup that is never empty. Upstairs the crack between the boards is still open. A new one has moved in there, very young and very tired, and at three in the morning you can sometimes hear a pillow being lifted.",
    ],
  }),
];
