import { role, story } from "../subject-story.ts";

/** Crime stories of a strange neighbour, a robbed gala, odd thefts, a killer's last job, calls that tell what comes. */
export const tightSpots = [
  story({
    says: [
      role(
        "neighbour",
        "neighbour|neighbor|neighbours|neighbors|teacher|tenant|landlord|lodger|janitor|caretaker|old man|old woman|new man",
      ),
      /\b(?:murderer|killer|spy|vampire|criminal|serial killer|body|corpse|witch|bank robber|kidnapper|killed|buried|burying|terrorist)\b/i,
      /\b(?:think|thinks|thought|suspect\w*|sure|convinced|believe[sd]?|spies|spied|watch\w*|follow\w*|certain)\b/i,
      /\b(?:garden|digs?|dug|digging|night|cellar|basement|bags?|shed|house|window|binoculars|holes?|carpet)\b/i,
    ],
    unless:
      /\b(?:saw (?:a|the|him|her) (?:murder|kill)|really (?:is|was) a|detective|inspector|ghost\w*|in love|husband is|for (?:his|her) (?:wife|husband)|surprise)\b/i,
    of: "people",
    after: [
      "@bedroom.night(hero look) {Hero} wrote it all down in a notebook. “Monday, 11.40 p.m.: spade. Tuesday, 11.55: sack, very heavy.” On Wednesday {neighbour} looked up, straight at the window, and waved. {Hero} fell backwards off the chair.",
      "@garden.night(hero look) {Hero} needed proof. So on Thursday {he} lay under the hedge with a torch and a sieve. The soil was as soft as flour. There was something pale in it, round and hard. {Hero} shut {his} eyes and dug with two fingers. It was a bulb. It had a small green tip.",
      "+ @street.day(hero run) Then the evidence piled up. The neighbour ordered forty sacks of lime. The neighbour burned letters in a tin bucket, one after another, and blew {neighbourhis} nose. In the dustbin {hero} found nothing but teabags and a bill from a hospital. “Patient: Rosemary,” it said. “Discharged:”, and the space behind it was empty.",
      "@garden.night(hero look, neighbour talk) On Friday the torch went out at the wrong moment. {Hero} ran, and fell, and landed on {his} face in a freshly dug hole. Above the edge stood {neighbour}, with the spade, black against the moon. “Ah,” said {neighbour}. “I've been waiting for you. Could you hold the string?”",
    ],
    end: [
      "@garden.night(hero talk, neighbour talk) “What string?” said {hero} from the hole. “For the letters,” said {neighbour}. “They have to be straight. You can only read them from up there, from your window. I've been watching you watch me, and I thought, that window has the best view. My Rosemary slept in your room, once. It's her birthday on Sunday. It would have been.”",
      "@garden.night(hero carry, neighbour dig) {Hero} climbed out with earth in both ears. “I thought you were a murderer,” {he} said, since it had to be said. {Neighbour} considered that. “Because of the lime? It's for the tulips.” And then {neighbour} laughed, for the first time in a year, and couldn't stop. {Hero} held the string until it got light, and crossed out a whole notebook.",
      "+ @garden(hero sit, neighbour sit) They planted four hundred bulbs that week. {Hero} learned to press the soil down with the heel, but not too firmly. {Neighbour} told how Rosemary used to climb out of that very window at night, over the drainpipe, to go dancing. “Her mother was convinced that I was a bank robber,” said {neighbour}. “She kept a notebook.”",
      "@bedroom.day(hero look) In spring {hero} drew back the curtain one morning, and there it stood, red on green, as long as the garden: ROSEMARY. Below it, by the fence, where {hero} had fallen into the hole, there were some bulbs left over. They had come up in the shape of a small, crooked magnifying glass. And down there was {neighbour}, waving.",
    ],
  }),
  story({
    says: [
      /\b(?:hypnoti\w+|magician|illusionist|masked|robbers?|thief|thieves|gang|jewel\w*|diamonds?|necklace|tiara|burglar\w*|pickpocket)\b/i,
      /\b(?:gala|ball|opera|reception|party|banquet|premiere|wedding|auction|show|concert|theat(?:re|er)|charity)\b/i,
      role(
        "witness",
        "waiter|waitress|cleaner|cleaning lady|cleaning woman|maid|cloakroom attendant|pianist|musician|usher|kitchen boy|cook|dishwasher|page boy|doorman|violinist|chambermaid|barman|barmaid",
      ),
    ],
    unless: /\b(?:murder\w*|killed|ghost\w*|poison\w*|dead)\b/i,
    lead: "witness",
    after: [
      "@hall.night(hero look) {Hero} was carrying a tray with nine glasses when it happened. A whole room full of people, with diamonds and medals, smiled at nothing and let themselves be robbed. The rings, the pearls, the watches went into a black velvet sack. {Hero} smiled as well, and dropped {his} own cheap watch in.",
      "@hall.night(hero carry) The thief did not look at {hero}. No one ever looks at those who carry trays. So {hero} saw what none of the guests saw: a scar on the left wrist, a shoe with a squeaking heel, and white powder on one sleeve. Then the lamps went out. When they came on again, two hundred people screamed.",
      "+ @hall.night(hero talk) “I saw it,” said {hero} to the inspector. “Later,” said the inspector, who was talking to the baroness. “I saw a shoe,” said {hero} to the manager. “Clear the tables,” said the manager. {Hero} cleared the tables. And on the rim of a glass, at the very end of the buffet, there was a smear of white powder. It was icing sugar.",
      "@kitchen.night(hero look) Icing sugar! {Hero} went down to the kitchen. There stood the great cake, five tiers high, which was to be sent to the mayor that night. A man with rolled-down sleeves was just putting on the last rose. His heel squeaked. “You're standing in my light,” said the man, and looked {hero} in the face for the first time.",
    ],
    end: [
      "@kitchen.night(hero carry) {Hero} had two hands, and {he} had one good idea. “The mayor wants it upstairs, now,” said {hero}, lifted the cake, and was already out of the door. It was very heavy, and it rattled. All the way up the stairs {hero} heard the heel behind {him}, squeaking, faster and faster. {He} had never dropped a tray in {his} life.",
      "@hall.night(hero stand) In the middle of the ballroom {hero} dropped it. It was magnificent. Cream flew up to the chandelier, and out of the sponge, over the floor, rolled rings, pearls, medals and watches. The man with the squeaking heel turned round. But two hundred people were no longer smiling at nothing. They all looked at him. And then they looked at {hero}.",
      "+ @hall.night(hero talk) “You said that you'd seen something,” said the inspector, and got out his notebook. “A shoe,” said {hero}. “And a scar, and sugar.” This time he wrote it down. The baroness picked her tiara out of the marzipan. “I've known this hall for thirty years,” she said to {hero}, “and I've never asked your name.” {Hero} told her.",
      "@hall.night(hero give) There's a gala every winter. {Hero} is there too, at the door, and it's {hero} who decides who gets in. The guests greet {him} by name. On {his} wrist {hero} wears the cheap watch, with a bit of cream behind the glass. And when somebody comes up the steps, {he} doesn't look at the diamonds. {Hero} listens to the shoes.",
    ],
  }),
  story({
    says: [
      /\b(?:garden gnomes?|gnomes?|left shoes?|single (?:shoes?|socks?)|socks|umbrellas|doorbells?|flowerpots?|letter ?boxes|street signs?|wind chimes?|scarecrows|spoons|hats|bicycle bells|benches|christmas (?:lights|decorations)|clothes ?lines?|laundry|underwear|bells|door ?mats?|weathercocks?|plastic flamingos?|house numbers?)\b/i,
      /\b(?:st[eo]le?n?|steals|stealing|disappear\w*|vanish\w*|missing|thief|thefts?|gone)\b/i,
      /\b(?:night|nobody|no one|village|town|street|neighbou?r\w*|police\w*|detective|suspect\w*|every|all|whole)\b/i,
    ],
    may: [
      /\b(?<item>garden gnomes?|gnomes?|left shoes?|single (?:shoes|socks)|socks|umbrellas|doorbells|flowerpots?|letter ?boxes|street signs|wind chimes|scarecrows|spoons|hats|bicycle bells|benches|christmas lights|underwear|bells|door ?mats|weathercocks|house numbers)\b/i,
    ],
    unless:
      /\b(?:murder\w*|ghost\w*|magpie|crow|dog|cat|fairy|fairies|santa|wizard|dragon|washing machine|fox|monster|alien\w*|goblin\w*)\b/i,
    of: "people",
    after: [
      "@street.night(hero walk) {Hero} knew the street at night as others know it by day: where a dog barked, where a lamp went on, where {theitem} stood. Since the new owners had come, with their fences and alarm bells, no one in the street had said good morning. That lasted until the morning when the first of {theitem} were gone.",
      "@street.day(hero look) Then they stood outside in their dressing gowns. “Yours too?” called Mr Blum over the hedge. “Mine too!” called Mrs Adeyemi, who had never spoken to him. They made coffee, because of the shock. They formed a night watch. {Hero} was put down for Thursdays, together with the policeman, and brought the biscuits.",
      "+ @street.night(hero walk) On Thursday {hero} and young Constable Frost went up and down the street with a thermos flask. “It's somebody who hates us,” said the constable. “Or somebody lonely.” {Hero} broke a biscuit in two. “What would you do with such a person?” asked {hero}. The constable thought about it past four lamp posts. “I'd have to write it up,” he said. “But I'd ask first.”",
      "@street.day(hero stand) It went wrong on account of little Polly from number twenty. {He} had taken what was hers as well. “It was from my granddad,” sobbed Polly. “He's dead. I don't want coffee.” {Hero} stood at the fence, and had not thought of that.",
    ],
    end: [
      "@garden.night(hero carry) That night {hero} didn't sneak. {He} switched on all the lamps in {his} own garden and opened the shed. There stood {theitem} of the whole street, dusted and in rows. {Hero} carried Polly's across the road first, in both arms, and rang the bell. “I took {theitem},” said {hero}. “I never meant to make you cry.”",
      "@garden.night(hero stand) By midnight they were all in {hero's} garden. “Why?” asked Constable Frost, with his notebook in his hand. “You didn't say good morning,” said {hero}. “For two years. I timed it.” Mr Blum looked at Mrs Adeyemi. “Good morning,” he said then, since it was past twelve. And one after another they all said it.",
      "+ @street Constable Frost wrote it up. “All property returned,” he wrote, “by persons unknown to the person known.” He was quite proud of that sentence. But the street did not take {theitem} back indoors. They put them all out on the green in the middle, mixed up, so that each had to go and see where theirs was, and met all the others on the way.",
      "@street.day(hero walk) {Hero} still cannot sleep at night, and {he} still walks. On Thursdays there are biscuits. And if ever something is missing in the morning, nobody calls the police. It's standing in front of the door of a neighbour who is ill, with a label: “Good morning.”",
    ],
  }),
  story({
    says: [
      /\b(?:hit ?man|hit ?woman|contract killer|professional killer|hired killer|assassin|killer for hire|hired gun|killer)\b/i,
      role(
        "target",
        "teacher|piano teacher|neighbour|neighbor|doctor|baker|old man|old woman|woman|man|widow|nurse|writer|judge|grandmother|priest|musician|pianist|librarian|gardener|brother|sister|florist|girl|boy|witness|cook|violinist|singer",
      ),
      /\b(?:last|final|retire\w*|target|victim|job|contract|assignment|kill|order\w*|client|mission|must|hired|supposed|saves?|saved)\b/i,
    ],
    may: [role("child", "daughter|son|granddaughter|grandson|little girl|little boy")],
    unless:
      /\b(?:detective|inspector|ghost\w*|dragon|princess|serial|falls? in love|fell in love|vampire|cook is hired|poison\w*|the killer (?:is|was|struck|strikes)|find the killer|murderer)\b/i,
    of: "people",
    after: [
      "@cafe(hero read) The envelope lay under the sugar, as always. {Hero} opened it with one finger and looked at the photo. It was {target}. {Hero} read the name on the back, and the address, although {he} knew the address. Friday, it said. It had to look like an accident.",
      [
        "@street(hero look, child look) “Why are you sad?” asked {child} in the evening. “I'm not,” said {hero}. “Your eyebrows are,” said {child}. Nobody who had met {hero} at work had ever lived to mention {his} eyebrows. {Hero} went out on the balcony. Down there, on the other side of the street, {target} was carrying home some bread.",
        "@street.night(hero look) {Hero} followed {target} for three days, since that was how {he} worked. {Target} carried home bread. {Target} held the door open for a man with crutches. On Wednesday {target} turned round in the empty street. “You always walk behind me,” said {target}. “Is it because of the dark? Come, we'll go together.” And {hero}, who was the dark, went along.",
      ],
      "+ @bedroom.night(hero sit) In the night {hero} took the case out of the wardrobe and cleaned everything in it, piece by piece. It used to calm {him}. What had {target} done? {He} had a rule never to ask that. By four in the morning {hero} had broken the rule. {Target} had seen a face, once, through the window of a car, and was going to say so in court.",
      "@room.night(hero stand, target look) On Friday {hero} climbed in through the kitchen window. {Target} was sitting at the table, in the lamplight, with two cups. “I thought that it would be you,” said {target}. The second cup was still hot. “If it must be,” said {target}, “would you turn off the oven afterwards? There's a cake in it.”",
    ],
    end: [
      "@kitchen.night(hero sit, target sit) {Hero} looked at the cake. Then {he} laid the gun on the table and pushed it away. “In an hour they'll send someone else,” said {hero}. “Put on your coat.” {Target} put on {targethis} coat and took the cake. “We'll need something for the way,” said {target}. {Hero} had never had to think of a way out for two.",
      "@street.night(hero run, target run) They went over the roofs and through the laundry. At the corner of the market a black car was waiting, with its engine running. {Hero} had trained both of the men in it. “Left foot first,” {he} whispered to {target}, “they always look to the right.” Before it got light, they stood on the steps of the court. “You go in,” said {hero}. “I'll go in after you.”",
      "+ @hall(hero talk) {Target} told about the face at the window of the car. Then {hero} told {his} part. It took nine days. {He} left nothing out, and the man who had filled all those envelopes grew smaller and smaller on his bench. “Why now?” asked the judge. “I was asked about my eyebrows,” said {hero}, and it stands like that in the record.",
      "@room(hero sit, target give) It was a long sentence. Once a month a parcel is brought to {hero's} cell, and the guards have to cut it open, and find that it is cake. {Target} comes in person on the first Sunday. They sit there with the table between them. “You're late,” says {target}, and cuts the cake. “Your eyebrows are better.” “Yes,” says {hero}. “I'm practising.”",
    ],
  }),
  story({
    says: [
      /\b(?:phones?|telephones?|phone box|phone booth|telephone box|payphone|calls?|called|answering machine|voicemail|radio|walkie-talkie|newspaper|text messages?)\b/i,
      /\b(?:in an hour|tomorrow(?:'s)?|the future|before it happen\w*|next day|(?:will|would) happen|(?:is|was) going to happen|predict\w*|warn\w*|from (?:the )?\d{4}|one day (?:ahead|early)|dead by|die (?:at|tonight|tomorrow))\b/i,
      /\b(?:voice|stranger|unknown|nobody|no one|caller|ring\w*|rang|answer\w*|hears?|heard|picks? up|every (?:day|night|morning))\b/i,
    ],
    unless:
      /\b(?:wedding|lottery|AI|robot|president|in love|weather|grand(?:mother|father|ma|pa)|dead (?:husband|wife|father|mother|brother|sister)|alien\w*|babysitter|prince\w*|detective)\b/i,
    of: "people",
    after: [
      "@street(hero talk) “Don't hang up,” said the voice. It was hoarse, as if from running. “At ten past four a flowerpot will fall from the balcony above the chemist's. Stand where you are until then.” {Hero} laughed, and stood where {he} {was}. At ten past four the flowerpot came down. It hit the pavement just one step in front of {his} shoes.",
      "@street(hero talk) The next day {hero} picked up at the first ring. “The boy in the red jacket,” said the voice. “The ball. The tram.” {Hero} ran, and caught a sleeve, and the tram screeched by. {Hero} was always there in time. {He} slept in {his} coat.",
      "+ @street.night(hero talk) “Who are you?” asked {hero} each time, and each time it clicked. But {he} began to listen to what was behind the voice. There was traffic, there was rain. Once a clock struck on the other side, nine strokes, cracked in the middle. {Hero} knew that clock. It hung on the tower over the square. And {hero} looked up, and it was eight.",
      "@street.dusk(hero talk) Then there came a call that was unlike the others. There was only breathing at first. “I can't see this one,” said the voice. “I only know where. It's on the bridge, at nine, and somebody is going to fall, and I don't get there in time. I've tried it each way.”",
    ],
    end: [
      "@street.night(hero run) {Hero} was on the bridge at ten to nine, in the rain. There was only one other person, small and bent, with both hands on the railing, in the middle. {Hero} didn't shout. {He} went and stood beside her. “Awful weather,” said {hero}. “I've got a coat here; I sleep in it anyway.” The stranger turned round, with a wet face. The clock struck nine, and nobody fell.",
      "@street.night(hero talk) {Hero} took her to a place with hot soup. Then {he} went back to the telephone and lifted the receiver, although it hadn't rung. “In time,” {he} said, quite hoarse from running. On the other end someone had just said hello. It was a young voice, and surprised. {Hero} knew it. It was {his} own.",
      "+ @street.night(hero talk) And so {hero} understood whose job it was now. {He} had a list in {his} head with everything on it, the boy and the tram, the gas tap, the old man in the sun. {He} looked up at the balcony above the chemist's. The flowerpot stood there still. “Don't hang up,” said {hero} into the receiver.",
      "@street.day(hero walk) The telephone has not rung since then, and {hero} misses it a little. {He} has got into the habit of arriving early. And on the bridge, every year on that evening, there's a woman waiting, with a thermos flask of soup.",
    ],
  }),
];
