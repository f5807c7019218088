import { role, story } from "../subject-story.ts";

/** Stories of thieves who have a heart after all. */
export const thieves = [
  story({
    says: [
      /\b(?:burglars?|thief|robber|housebreaker|intruder|break(?:s|ing)? in(?:to)?|broke in(?:to)?)\b/i,
      role(
        "owner",
        "old man|old woman|man|woman|old lady|lady|grandfather|grandmother|pensioner|widow|widower|professor|owner",
      ),
      /\b(?:stroke|heart attack|fallen|fell|on the floor|unconscious|dying|collapsed|ill|hurt|injured|bleeding|choking|labour|labor|ambulance)\b/i,
    ],
    unless: /\b(?:surgeon|nurse|lightning)\b/i,
    of: "people",
    after: [
      "@room.night(hero stand) Nobody would have seen {hero} go. The window was still open. {He} stood there with a bag full of silver spoons, and listened to the breathing, which was short and wrong. Then {he} put the bag down.",
      "@room.night(hero talk, owner sleep) “What's the address?” asked the voice on the telephone. {Hero} had to look on an envelope. “And who are you?” “I'm just passing by,” said {hero}. {He} held {owner's} hand until the blue light came round the corner. It was a thin hand, and it held on to {him} with surprising strength.",
      "@hospital(hero sit, owner sit) {Hero} meant to forget it. But the next day {he} {was} standing in the hospital, with grapes. “Are you family?” asked the nurse. “In a way,” said {hero}. And then {he} came again, because there was no other visitor. They played cards. {Hero} cheated, and {owner} cheated better.",
    ],
    end: [
      "@hospital(hero talk, owner talk) “You've never told me how you found me,” said {owner} one evening, over the cards. {Hero} went hot. {He} looked at the thin hand on the blanket, and could not lie. “Through the bathroom window,” {he} said. “I came for the silver.”",
      "@hospital(hero sit, owner talk) It was quiet for so long that you could hear the drip count. “I know,” said {owner} at last. “I saw the bag. And then you put it down.” A card was laid on the blanket. “It was the nicest thing that I'd seen all year. Your turn.”",
      "@room(hero stand, owner sit) So it was {hero} who brought the suitcase on the last day, and who carried it up the path. The bag still stood under the window where {he} had left it. {Hero} laid the spoons back into their drawer, one after the other, and {owner} sat at the table and counted along. There was one too many. It was {his} own, from the prison.",
      "@room(hero sit, owner sit) The bathroom window has a lock now. {Hero} fitted it, the best that there is, and {he} knows what {he} is talking about. {He} doesn't need the window. {He} has a key to the front door, on a green ribbon, and every Friday there are two cups on the table, and a pack of cards.",
    ],
  }),
  story({
    says: [
      /\b(?:burglars?|thief|robber|housebreaker|intruder)\b/i,
      /\b(?:break(?:s|ing)? in(?:to)?|broke in(?:to)?|burgl\w+|climb(?:s|ed) (?:in|through)|house|flat|home|villa|apartment|rob(?:s|bed)?)\b/i,
      role(
        "owner",
        "old man|old woman|man|woman|old lady|lady|grandfather|grandmother|grandma|granny|pensioner|widow|widower|professor|owner",
      ),
      /\b(?:tea|cake|lonely|invit\w+|offer\w*|awake|wakes?|woke|friends?|friendly|babysit\w*|polite|feeds?|fed|play\w*|talk\w*|stay\w*|catch(?:es)?|caught|help\w*|cook\w*|supper|dinner)\b/i,
    ],
    unless: /\b(?:stroke|heart attack|hostage|detective|ghost)\b/i,
    of: "people",
    after: [
      "@room.night(hero stand, owner talk) {Hero} let the torch sink. In ten years nobody had ever looked at {him} like that, not with fear, but as if supper had been getting cold. “Shut the window,” said {owner}. “It's cold.” {Hero} shut it. “And your shoes are wet.” {Hero} took them off, and stood there in {his} socks, and one of them had a hole.",
      "@kitchen.night(hero cook, owner talk) “I'd better go,” said {hero}. “You've only just come,” said {owner}. In the kitchen the light was on, and there was a half-eaten supper for one, and the radio talked to itself. {Hero} knew that sort of kitchen. {He} had one like it at home. Before {he} knew how, {he} {was} peeling a potato.",
      "+ @room.night(hero look, owner talk) “What did you want to take?” asked {owner}, with real interest. {Hero} named the candlesticks. “Those are tin. The clock would be better, but it's always slow. And the big picture is a print.” They walked through the rooms together, and {owner} told {him} what each thing was worth, and it wasn't much. It was only loved.",
      "+ @kitchen.night(hero look, owner talk) By then it was past midnight. They had eaten, and {hero} had mended the tap that had been dripping for years, because {he} couldn't bear the sound. “You've got clever fingers,” said {owner}. “What else can they do?” Nobody had ever asked {hero} that. {He} looked at {his} hands and had to think.",
    ],
    end: [
      "@room.night(hero talk, owner look) Then there was a noise at the front door. It was not a knock. It was a crowbar, and {hero} knew exactly what sort. {Owner} took {him} by the sleeve, and the hand was shaking. “Are those your friends?” “I haven't got any,” said {hero}. “Go behind the stove. And give me the big frying pan.”",
      "@corridor.night(hero stand) {Hero} opened the door from the inside, in {his} socks, with an apron on. “Yes?” {he} said. Two men with masks stood there. They looked at the apron, and they looked at the pan. “This house is mine,” said {hero}. “I've been in it since ten.” It is a rule among burglars. They said sorry, and they went.",
      "@street.dawn(hero take, owner give) When it got light {hero} put on {his} shoes, which had been stuffed with newspaper and were dry. On the step {owner} held out a parcel. It had the kitchen clock in it, which was always slow. “I can't take that,” said {hero}. “You can mend it,” said {owner}, “and then you'll have to bring it back.” {Hero} had never stolen anything that heavy.",
      "@kitchen(hero sit, owner sit) {He} has mended clocks ever since, for the whole street, and people ring {him} up and leave the door open. But one clock {he} never quite puts right. Each week it loses a few minutes again. Then {hero} has to come by, and there is supper, and {he} leaves {his} shoes by the stove.",
    ],
  }),
  story({
    says: [
      role("thief", "pickpocket|pickpockets|thief|street thief|bag snatcher|mugger"),
      /\b(?<loot>(?:an?|the|his|her|someone['’]s) (?:[a-z-]+ ){0,3}(?:wallet|purse|handbag|bag|backpack|rucksack|coat|suitcase|phone|watch|violin))\b/i,
      /\b(?:photo(?:graph)?s?|picture|letter|ring|note|ticket|baby|name|address|urn|ashes|medicine|insulin|diary|give (?:it|them) back|return\w*|brings? it back|regrets?)\b/i,
    ],
    unless: /\b(?:detective|museum|magpie|groom|bride|time|surgeon|bikes?)\b/i,
    lead: "thief",
    of: "people",
    after: [
      "@street(hero look) {Hero} never kept anything but the money. The rest went into the nearest bin, and that was that. But this time {he} stood by the bin, in the crowd, with {theloot} in {his} hand, and did not let go. {He} looked at what {he} had found, and {his} fingers, which never shook, began to shake.",
      "@street(hero look) So {hero} did what no thief should do, and went back. There was an address, too: a narrow house with a blue door. Through the window {he} saw a woman with grey hair. She had emptied all her drawers on to the floor, and she was on her knees among it all, still looking.",
      "+ @street(hero stand) {Hero} could have pushed it through the letter box. {He} had it half in. But then {he} would never know. {He} walked round the block four times and counted the lamp posts. The fifth time the blue door was open, and the woman stood on the step. “Either you're lost,” she said, “or you've got something that belongs to me.”",
      "@kitchen(hero sit) Her name was Pilar. She put the kettle on, and laid {theloot} on the table between them, and didn't even look whether the money was there. “You want to ask me something,” she said. “Where did you get this?” asked {hero}. {His} voice was quite small.",
    ],
    end: [
      "@kitchen(hero look) “From my sister,” said Pilar. “She had to leave her child at a station, in a bad year, with a policeman, because she couldn't feed it any more. We've looked ever since.” She turned the thing over with one finger. There was a small date on it. It was {hero}'s birthday.",
      "@kitchen(hero sit) {Hero} said nothing for a long time. Then {he} rolled up {his} left sleeve. On the inside of the arm was a brown mark, in the shape of a bean. Pilar took off her glasses, and put them on again. She rolled up her own sleeve. “All of us have it,” she said. “Even the ugly cousin. Sit down, before you fall.”",
      "@station(hero stand) The sister came by the evening train. {Hero} stood on the platform with empty hands, and for once {he} kept them where everybody could see them. She walked straight up to {him} through all those people, as if there had been no one else in the station for thirty years.",
      "@workshop(hero build) {Hero} mends leather now, in a shop as wide as a cupboard, and {he} is quick at it. Above the bench hangs {theloot}, on a nail, and it isn't for sale. “Why not?” the customers ask. “It's the only thing I ever gave back,” says {hero}.",
    ],
  }),
  story({
    says: [
      /\b(?:con ?artist|con ?man|conman|con ?woman|swindler|fraudster|trickster|impostor|grifter|marriage swindler|hustler|cheat(?:er)?|scammer|scam\w*)\b/i,
      /\b(?:fall(?:s|ing)? (?:in love|for)|fell (?:in love|for)|love[sd]?|marry|married|rich|wealthy|lonely|money|fortune|savings)\b/i,
      role("mark", "widow|widower|heiress|heir|millionaire|woman|man|lady|victim|target|teacher|pensioner"),
    ],
    unless: /\b(?:fortune|psychic|phone|call|calls|text|months|spouse)\b/i,
    of: "adults",
    after: [
      "{Hero} had a system. First day: a lost glove. Second day: a favourite poem. By the end of the second week they usually offered {him} the money themselves, and were happy to do it. This time the glove was returned with a button sewn back on. “It was loose,” said {mark}. Nobody had ever done that.",
      "@lake(hero row, mark row) They went rowing. They ate plum cake in the rain. {Hero} told the sad tale of the sick brother, which had never failed yet, and {mark} listened with both hands round a cup. “How much would he need?” {mark} asked. {Hero} named a figure. It came out smaller than it had ever come out before.",
      "@bedroom.night(hero sit) In the evening {hero} sat in {his} hotel room with the cheque in front of {him}. That was the moment to take a train. There was one at ten. {He} had packed; {he} could pack in four minutes. {Hero} looked at the sewn-on button. The stitches were crooked, and very tight, as if someone had wanted to be quite sure.",
      "+ @station.night(hero stand) {He} got as far as the platform. When the train came in, {hero} let everyone else get on first, an old habit, and then the doors closed and {he} was still standing there. It was the first time in twenty years that {he} had missed anything. {He} turned round, and walked back through the empty streets, faster and faster.",
    ],
    end: [
      "@street.night(hero give, mark take) “There is no brother,” said {hero}, when the door opened. {He} {was} out of breath. “There never was. Nor the poem; I learnt it on the bus. I do this for a living. Here.” And {he} held out the cheque. {mark} took it and tore it across. “It isn't worth anything,” said {mark}. “That account has been empty since March.”",
      "@street.night(hero talk, mark talk) They looked at each other. “The house is rented,” said {mark}. “The rowing boat was borrowed. I thought you were the one with the money. I had you down for the end of the month.” Then one of them began to laugh, and it was a while before either of them could stand without holding on to the door frame.",
      "+ @street.dawn(hero sit, mark sit) “Was any of it true?” asked {hero}, when it had grown quiet. {mark} thought about it. “I don't sew,” said {mark}. “I hate it. I pricked my thumb three times on that button.” {Hero} found that it was enough to go on with. They sat on the steps until the sun came up, and told each other their real names.",
      "@shop(hero stand, mark stand) They run a small shop at the coast, for lost gloves and found ones. They are honest down to the last penny, because each of them knows what the other would notice. In the till, under the coins, there lies a cheque in two halves. On the back of it is a list. It is headed: all that's true.",
    ],
  }),
  story({
    says: [
      /\b(?:fortune ?teller|clairvoyant|palm reader|crystal ball)\b/i,
      /\b(?:fake\w*|fraud|pretend\w*|never really|doesn['’]t believe|does not believe|did not believe|made up|real|really|actually|suddenly|for once|con)\b/i,
    ],
    may: [role("client", "man|woman|client|customer|widow|policeman|detective|boy|girl|banker")],
    of: "people",
    after: [
      "It was nothing like the act. When {hero} acted, {he} rolled {his} eyes and spoke in a deep voice. Now {his} voice had gone away. {He} saw water, brown and fast, and a white car with its lights on, sinking nose first. On the back seat lay a yellow scarf. Then {he} {was} in the tent again, and the ball was only glass.",
      [
        "“Very good,” said {client}, and put the money on the table. “You went quite pale. How do you do that?” “Don't drive home tonight,” said {hero}. “Don't go over the bridge.” {Client} smiled. “I don't believe in any of this, you know. It was a bet with my wife.” And the curtain fell back into its place.",
        "“Very good,” said the customer, and put the money on the table. “You went quite pale. How do you do that?” “Don't drive home tonight,” said {hero}. “Don't go over the bridge.” The customer only smiled. “I don't believe in this, you know. It was a bet.” And the curtain fell back into its place.",
      ],
      "+ {Hero} sat there among the plastic stars. {He} had told ten thousand lies in this tent, and people had thanked {him} for them. “You will travel. You will be loved.” And now {he} had told the truth for the first time, and it had sounded just like one more trick. It began to rain on the canvas. {Hero} jumped up.",
      "+ @meadow.storm(hero run) There were two roads to the bridge, and {hero} took the one over the fields, in {his} golden slippers. The purple robe caught on every fence. {He} lost the turban in a ditch. Behind the poplars {he} could already hear the river, which is a lazy brown thing for most of the year. It was not lazy now.",
    ],
    end: [
      "@street.storm(hero stand) The middle of the bridge was gone. There was the road, and then there was a hole, and beyond it the road again. Lights came round the bend. {Hero} ran right into the middle of the lane and spread out both arms, so that all the little mirrors on the robe flashed. Brakes screamed. A white bumper stopped at {his} knees.",
      [
        "@street.storm(hero stand, client look) {Client} got out, with the wipers still beating, and walked past {hero} to the edge, and looked down. It was a long look. “My daughter is asleep in the back,” said {client} then, hardly to be heard. On the seat lay a small girl, with a yellow scarf around her neck. She had slept through it all.",
        "@street.storm(hero stand) The customer got out, with the wipers still beating, and walked past {hero} to the edge, and looked down. It was a long look. “My daughter is asleep in the back,” came the answer, hardly to be heard. On the seat lay a small girl, with a yellow scarf around her neck. She had slept through it all.",
      ],
      "@market(hero stand) “How?” they asked {hero}, the police, the newspapers, everybody. {He} said that {he} had heard about the bridge on the radio. It was a lie, and it was {his} last. The next week there was a queue at the tent from here to the merry-go-round. {Hero} hung a sign out: closed. {He} knew that it would not come twice.",
      "@market(hero stand) {He} sells umbrellas at the fair these days. They're good umbrellas. “Will it rain?” people ask {him}, and wink. “I've no idea,” says {hero}. But every year, on the same day, a card comes in the post. There's never much on it, only a drawing in crayon, of somebody in purple with their arms out wide.",
    ],
  }),
];
