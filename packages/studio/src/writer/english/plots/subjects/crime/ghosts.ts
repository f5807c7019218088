import { role, story } from "../subject-story.ts";

/** Stories of ghosts who live with people. */
export const ghosts = [
  story({
    says: [
      /\b(?:ghosts?|haunt(?:s|ed|ing)?|spirit|poltergeist|dead (?:landlord|landlady|tenant|owner))\b/i,
      /\b(?:flat|apartment|room|house|lodgings|studio|cottage)\b/i,
      /\b(?:rents?|rented|cheap\w*|landlord|landlady|student|students|tenant|moved? in(?:to)?|moves in(?:to)?|roommate|flatmate)\b/i,
    ],
    may: [role("ghost", "ghost")],
    unless: /\b(?:estate agent|hotel|sailor|wardrobe|murder\w*|sells?|sold)\b/i,
    of: "people",
    after: [
      "@kitchen.night(hero look) The first night it was the cups. They turned on their hooks, all of them, until every handle pointed to the north. {Hero} watched with a toothbrush in {his} mouth. “It's eight hundred less than anywhere else,” {he} said to the cups. “You can do that all night if you like. I've got an exam.”",
      "@room.night(hero look, ghost fly) The second night it was cold hands on the back of the neck. The third night the books flew. “That's my dictionary,” said {hero}, “and I need it.” The dictionary stopped in the air. Slowly, page by page, it began to turn, and then it came down on the desk, open at the word that {he} had been looking for.",
      "@room(hero stand, ghost walk) So they came to an agreement. The ghost might walk up and down between two and three. {Hero} put out a saucer of violet sweets, because the air smelled of violets, and in the morning the paper was folded as neatly as a shirt. It was {hero}'s first flat. It was nice to come home and find that the light was on.",
      "+ @classroom(hero write, ghost stand) At the exam {hero} sat in front of an empty sheet, and couldn't think of anything. Then it was suddenly cold at {his} neck, and there was a breath of violets. “You've crossed half the city,” whispered {hero}. Nobody answered. But the pen in {his} hand gave a little push, like a child on a swing.",
    ],
    end: [
      "@kitchen(hero talk) Then the landlord stood in the door, with a man who measured the walls. The house was to become offices. “Everybody's out by the end of the month,” said the landlord. “It's a bad house anyway. Everybody says it's haunted.” When he was gone, every cup in the kitchen was shaking. {Hero} laid {his} palm against the cold. “Show me,” {he} said.",
      "@room(hero read) A floorboard in the corner stood up by itself. Under it, in a chocolate box, lay a paper with a seal and a violet ribbon. {Hero} read it on {his} knees. The owner of the house, an old lady with no children, had left it long ago to “whoever pays the rent and is not unkind to me”.",
      "+ @hall(hero talk) The landlord laughed, until the judge read it out. Then he asked, rather pale, how anyone could be unkind to a dead woman. “You never left her a light on,” said {hero}. All at once it smelled of violets in the courtroom, so strongly that the clerk had to open a window.",
      "@kitchen(hero look) {Hero} lives there to this day. The rent has stayed the same; {he} puts it into the chocolate box on the first of the month, with a sweet on top. And the cups hang quietly on their hooks. Only when someone new moves in downstairs, all the handles turn and point to the door.",
    ],
  }),
  story({
    says: [
      /\b(?:ghosts?|spirit|haunt(?:s|ed|ing)?)\b/i,
      /\b(?:sailor|seaman|captain|fisherman|soldier|pirate|drowned)\b/i,
      role(
        "porter",
        "night porter|porter|receptionist|clerk|watchman|cook|maid|keeper|boy|girl|woman|man|owner|landlady|barmaid|grandson|granddaughter|teacher",
      ),
    ],
    may: [
      /\b(?<lost>(?:his|her|a|the) (?:lost |missing |old |wedding |engagement |silver |gold )*(?:ring|medal|watch|letter|compass|locket|whistle|leg|hat))\b/i,
    ],
    lead: "porter",
    unless: /\b(?:falls? in love|fell in love|love[sd]?|widow|taxi|closed|wardrobe)\b/i,
    after: [
      "@corridor.night(hero give) It began with wet footprints on the carpet of the second floor. They came out of a wall and went into another, and between them somebody sighed like a wave that goes out. Then, one night, the sailor stood under the lamp, with seaweed on his shoulder. “Beg your pardon,” he said. “Have you got a towel?” {Hero} gave him one. It fell through.",
      "+ @hall.night(hero sit) They played draughts until it got light, and {hero} had to make the sailor's moves for him. He told of storms, and of a ship that went down in sight of the harbour, with the lamps of this very house in the windows. “I've been walking towards them ever since,” he said.",
      "@hall.night(hero talk) “Why can't you rest?” asked {hero} one night. The sailor looked at his left hand. “I took it off for the pumps,” he said, “so as not to lose it. I put it somewhere safe. Isn't that funny? I've forgotten where safe is.”",
      [
        "@cellar.night(hero look) So {hero} searched for {lost} with him, night after night, behind the boiler, under the bath tubs, in the piano. They found a hundred and six hairpins. At last {hero} opened the trunk of things that the sea had washed up and nobody had ever called for.",
        "@cellar.night(hero look) So {hero} searched with him, night after night, behind the boiler, under the bath tubs, in the piano. They found a hundred and six hairpins. At last {hero} opened the trunk of things that the sea had washed up and nobody had ever called for.",
      ],
    ],
    end: [
      "@cellar.night(hero look) At the bottom lay a boot, as hard as wood. “That's mine,” said the sailor, and began to shake so much that it rained on the floor. “I've never had anywhere safer than my left boot.” There was sand in it, and a dead crab, and then something that rang on the boards.",
      "@room.night(hero look) Inside it stood two names and a date. The sailor read them without a sound. “She waited on the pier for me,” he said. “Every evening, with a lantern. I couldn't face her without it.” Through the window, far out on the old pier, there was a small light that had not been there before.",
      "@sea.night(hero look) {Hero} went down to the beach with him. The sailor left no wet prints any more. At the first stone of the pier he turned round, and held out his hand, and for a moment it was warm. “It was a good watch, in good company,” said the sailor. Then he walked along the planks to the light.",
      "@hall(hero look) It's quiet at night now on the second floor. But there's a draughtboard on the desk, always with a game begun. And sometimes, in the morning, {hero} finds that a white piece stands on another square than before, and round it the wood is wet.",
    ],
  }),
  story({
    says: [
      /\b(?:ghosts?|spirit)\b/i,
      /\b(?:falls? in love|fell in love|love[sd]?|in love|loves|kiss\w*|marr(?:y|ied|ies|ying))\b/i,
      role(
        "living",
        "widow|woman|girl|receptionist|student|man|boy|baker|nurse|teacher|clerk|daughter|librarian|painter|owner",
      ),
    ],
    may: [/\b(?:only|just)\b[^.]*? when (?<when>(?:it|there|the) [^.,]+)/i],
    unless: /\b(?:unionis\w+|landlord|guest book|estate agent)\b/i,
    after: [
      [
        "@kitchen(living talk) Nobody on the whole coast hated the sun as much. But whenever {when}, there was a coldness at the elbow, and then a few words, very softly, from the other side of the kettle. And then it cleared up, in the middle of a sentence, and only the gutter dripped. “Go on,” said {living} to the empty kitchen. “You were telling me about the whales.”",
        "@kitchen(living talk) It was always the same: a coldness at the elbow, a curtain that moved, and then a few words, very softly, as if they came through water. And then they were gone, in the middle of a sentence. In the kitchen {living} stood with a wet cup in one hand and said to nobody, “Go on. You were telling me about the whales.”",
      ],
      "+ @room(living stand) They had rules in the end. Whoever was late left a sign: a line on the misty window, a lamp turned off and on. The dead one knew songs that no one alive remembered. The living one told what apples taste like. People said, “You laugh so much lately, and there's nobody with you.” {Living} only hummed.",
      "+ @room.night(living dance) Once they tried to dance. It was like dancing with a draught. The candle went out, and came on again by itself, twice as tall. “I felt something,” said the ghost, full of wonder. “Here, where the ribs are.” “That was me,” said {living}. “I put my hand there.”",
      "@room.night(living talk) But each time the voice grew weaker. “It's the old well in the garden,” it said one night. “Something of me is still lying down there, and with every rain it sinks a little deeper. One day I'll be gone.” “Then I'll fetch it,” said {living}. “No,” said the ghost. “Not in this weather. I know how deep it is.”",
    ],
    end: [
      "@garden.storm(living climb) {Living} went all the same. The rope was wet, and it jumped like a horse. Far below, where the water was green, a small box was stuck between two stones. The wall crumbled, and the lamp went out. Then a voice shouted in the dark, louder than it had ever been before: “Pull now! And hold on to me!”",
      "@garden.storm(living dig) In the box there was hardly anything: a name on a piece of tin, and a button. It was carried home under a jumper, next to the skin, and buried under the old apple tree with a good deep spade. Now it would be over. That is what graves are for. {Living} stood there in the rain and cried.",
      "@garden(living stand) “Why are you crying?” asked somebody, quite near, and quite clearly. “The rain has stopped. I can smell the apples.” Between the branches there was a shape, bright at the edges like a cloud with the sun behind it. It wasn't drifting any more. “You've buried me at home,” said the ghost. “Where else should I go now?”",
      "@garden.dusk(living sit) There is a bench under that tree. In the evening {living} sits on the left side of it, and never in the middle. When it gets cool, half a blanket is laid over the empty place. And the apples on that tree, people say, are the sweetest far and wide.",
    ],
  }),
  story({
    says: [
      /\b(?:ghosts?|spirit)\b/i,
      /\b(?:ghost of a (?:little |young |small )?(?:girl|boy|child)|(?:little|young|small|child|lost|lonely) ghost|ghost (?:child|girl|boy)|dead (?:girl|boy|child))\b/i,
      /\b(?:help\w*|find\w*|found|look\w*|search\w*|mother|mum|mom|doll|toy|teddy|rest|bones|lost|friend\w*|lonely|play\w*)\b/i,
    ],
    may: [role("ghost", "ghost")],
    unless:
      /\b(?:(?:for|find|found) (?:his|her|its|their) (?:mother|mum|mom|father|dad|parents|brother|sister|dog|name|family)|walls|curtain|canteen|buffalo|scared of|afraid of)\b/i,
    of: "people",
    after: [
      "@room(hero talk, ghost talk) “You can see me,” said the ghost. {Hero} nodded. “The others walk straight through me, and then they say, what a draught.” It had bare feet and a nightshirt, and it held one arm a little bent, as if there ought to be something in it.",
      "@room(hero talk, ghost look) “What are you looking for?” asked {hero}. The ghost thought so hard that it flickered. “She had button eyes,” it said. “I was told not to go anywhere without her. So I can't go anywhere.” And it looked at the open window, where it was spring.",
      "@street(hero talk) {Hero} asked the oldest woman in the street. “A child, in that house?” she said. “Before my time. But my grandmother told me that there was a fever, and that they burnt all its things in the garden, by the well. So that nobody else should catch it.”",
      "+ @corridor.night(hero sit, ghost sit) {Hero} did not tell the ghost about the fire. They played cards instead, on the stairs, where the moon came in. “Are you cold?” asked {hero}. “I don't think so,” said the ghost. “But I remember that I used to be, and that then somebody came.” It put down its card. “I'm nearly sure that somebody came.”",
    ],
    end: [
      "@garden.dawn(hero dig) By the well {hero} dug until {his} hands were black. At dawn something small came up on the spade, and then another one. They were buttons, two of them, blue. {Hero} sat back on {his} heels. “Oh,” said a voice behind {him}. “She's looking at me.”",
      "@bedroom(hero give, ghost take) In {hero}'s room there was an old pillowcase and a sewing box. {He} wasn't good at it. One leg became longer than the other, and the hair was a mop. But when the blue buttons were in their place it was suddenly somebody. {Hero} held it out, and the bent arm closed around it, and it did not fall through.",
      "@bedroom(hero look, ghost run) The ghost said nothing at all. It pressed its face into the mop. Then it lifted its head, as you do when somebody calls you from downstairs, at suppertime. “I'm coming!” it cried, and ran to the window, past the place where it had always turned back. {Hero} heard bare feet on the grass.",
      "@bedroom.night(hero look) The window of that room has stood open ever since, even in the rain. {Hero} likes it that way. On the sill there lie a blue thread, in case it is needed, and a game of cards. And on warm nights, when {he} looks out, the grass down by the well is pressed flat in two places, side by side.",
    ],
  }),
  story({
    says: [
      /\b(?:ghosts?|haunted)\b/i,
      /\b(?:estate agent|real estate|realtor|sell|sells|sold|viewers?|buyers?|new owners?|buy|buys|bought|spa|renovat\w+)\b/i,
      /\b(?:house|castle|flat|villa|manor|apartment|mansion|hotel)\b/i,
    ],
    unless: /\b(?:student|rents?)\b/i,
    may: [role("agent", "estate agent|real estate agent|realtor|agent|saleswoman|salesman")],
    lead: "agent",
    after: [
      "@hall(hero talk) “Original floorboards,” said {hero} to the first couple of the morning. “And dry rot,” said the wall. The lady went white. “South-facing,” said {hero} more loudly. “Only in July,” said the stairs. Before {he} could get to the fireplace, the two were back in their car, and the car was round the bend.",
      "@hall(hero stand) {Hero} threw {his} folder at the stairs. “What do you want?” Nothing. Then an old gentleman came slowly out of the wallpaper, with his head under his arm, for comfort. Behind him came a lady in grey, and a maid with a candle. “We have nothing against you personally,” said the head. “But have you looked at those people?”",
      "@hall(hero sit) “They wanted to put a swimming pool in the library,” said the lady in grey. “The ones before wanted to paint everything white,” said the maid. “It's us who have to live here,” said the head, “in a manner of speaking. For ever.” {Hero} sat down on the bottom step. In twelve years nobody had ever put it to {him} like that.",
      "+ @hall(hero write) They made a list together, on the back of the price. Nobody who says “project”. No swimming pools. Somebody who reads, or at least sits. “And children,” said the maid, and her candle flared up. “It's been so quiet since we were all dead.” {Hero} wrote down: children.",
    ],
    end: [
      "+ @hall(hero stand) So now there were four of them showing the house. When a man came with a tape measure, the lady in grey sighed down his neck, and he left. When a loud woman asked where the lift could go, the head rolled past. {Hero} no longer lost {his} temper. “Not suitable,” {he} said, and crossed them out.",
      "@hall(hero look) Then, on a wet Thursday, an old car stopped at the gate, with a mattress on its roof. A family got out. The father had books under his coat so that they shouldn't get wet. The youngest girl walked straight into the hall and looked up at the stairs. “Hello,” she said. “Why has that man got his head under his arm?”",
      "@hall(hero look) {Hero} held {his} breath. “So that I can see round corners,” said the head politely. The girl thought that was very practical. There was the matter of the price, of course; they hadn't nearly enough. But that night in the cellar the maid remembered a brick, and behind the brick there was a box that none of them needed any more.",
      "@room(hero stand) It was the best sale that {hero} ever made. Over the mantelpiece there hangs a photograph of it: a father, a mother and three children in front of the door, all laughing, and {hero} with the keys. If you hold it against the light you can see three more. One of them is waving a head.",
    ],
  }),
];
