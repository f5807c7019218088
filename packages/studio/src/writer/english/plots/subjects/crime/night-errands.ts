import { role, story, type WrittenStory } from "../subject-story.ts";

const cleaner: WrittenStory = {
  says: [
    role("thief", "thief|burglar|robber|art thief|thieves|gang|man|woman|student|painter|pickpocket"),
    /\b(?:steal\w*|st[eo]le|rob(?:s|bed)?|break(?:s|ing)? in\w*|broke in\w*|heist|theft)\b/i,
    /\b(?:museum|gallery|bank|office|mansion|villa|library|palace|vault|hotel|school)\b/i,
    role(
      "cleaner",
      "cleaning lady|cleaning woman|cleaner|night guard|night watchman|guard|watchman|caretaker|janitor|security guard|night porter",
    ),
    /\b(?:talk\w*|tell(?:s|ing)?|told|life|meets?|met|chat\w*|friend\w*|lonely|tea|coffee|listen\w*|sandwich\w*|thinks?|thought|love)\b/i,
  ],
  may: [
    /\b(?<prize>painting|diamond|picture|necklace|statue|vase|jewels|crown|manuscript)\b/i,
    /\b(?:every|each) time [^.]*/i,
  ],
  unless: /\b(?:murder\w*|ghost\w*|detective|alive|mov(?:e|es|ed) at night|killed)\b/i,
  lead: "thief",
  after: [
    [
      "@museum.night(hero stand, cleaner talk) “Mind the wet bit,” said {cleaner}. {Hero} stood there with a rope round {his} middle. It was the third attempt on that {prize}, and {cleaner} had been there each time. “You're from the new shift, aren't you?” said {cleaner}. “Sit down. My feet are killing me, and I've got egg sandwiches.”",
      "@museum.night(hero stand, cleaner talk) “Mind the wet bit,” said {cleaner}. {Hero} stood there with a rope round {his} middle. It was the third attempt, and {cleaner} had been there each time. “You're from the new shift, aren't you?” said {cleaner}. “Sit down. My feet are killing me, and I've got egg sandwiches.”",
    ],
    "@museum.night(hero eat, cleaner talk) {Hero} ate a sandwich, and heard about the knee. On Tuesday {he} heard about the son in Canada, who never telephoned, and on Wednesday how {cleaner} had once danced all night with a trumpeter. {Hero} had brought a glass cutter. {He} used it to open the pickles.",
    "+ @museum.night(hero look) “You never tell anything,” said {cleaner} in the second week. So {hero} told something. {He} told about the children's home with the grey blankets, and that on Sundays they had all been taken to a place like this, and that it was warm. {He} had never told that to anyone. {Cleaner} pushed over the last sandwich without a word.",
    "@museum.night(hero stand) Then came the night when {cleaner} was not there. The corridor was dry. No bucket, no humming. {Hero} stood in front of what {he} had come for, all alone. The alarm was off. It would have taken half a minute. {Hero} raised {his} hands, and heard how quiet it was, and let them drop.",
  ],
  end: [
    "@corridor.night(hero run) The bucket stood in the cellar, beside the stairs. {Cleaner} lay next to it, with a white face, and could not get up. “The knee,” whispered {cleaner}. {Hero} had two choices, and one of them had a siren. {He} pressed the alarm button so hard that it stuck, and took off {his} coat, and spread it over {cleaner}.",
    "@hospital(hero sit, cleaner talk) “Who pressed the alarm?” asked the police. “I did,” said {hero}. “I'd been coming every night to steal.” In the hospital bed {cleaner} lifted one hand. “And what did {he} take?” asked {cleaner}. The inspector looked through his papers. Nothing was missing in the whole house. “Sandwiches,” said {hero}. “Fourteen.”",
    "+ @hospital(hero talk, cleaner sit) There's no law about sandwiches. {Hero} also found a number in Canada; {he} had always been good at numbers. “There's a person lying here with a broken knee,” {hero} said on the telephone, “who tells everybody how clever you are.” On Friday the son stood in the door.",
    "@museum.night(hero eat, cleaner eat) {Hero} works there by now, and carries the buckets, so that {cleaner} needs only to point. At midnight they sit down in front of the finest thing in the house, and unwrap the paper. “It's pretty, isn't it?” says {cleaner}. {Hero} looks at it for a while. “It's all right,” says {hero}. “Is there any egg left?”",
  ],
};

/** Crime with a smile: a burglar in the chimney, a lonely cleaner, two swindlers, a final on the radio, a fear, a missing figure. */
export const nightErrands = [
  story({
    says: [
      role("burglar", "burglar|thief|robber|burglars|thieves|robbers|crook|crooks"),
      /\b(?:christmas|santa|father christmas|chimney|fireplace|sleigh)\b/i,
      role("child", "little girl|girl|boy|little boy|child|children|daughter|son|kids|toddler|grandchild|twins"),
    ],
    may: [/\b(?:th(?:inks?|ought)|believe[sd]?|mist[ao]o?k\w*|took) [^.]*/i, /\bg(?:ets?|ot) stuck [^.]*/i],
    unless: /\b(?:real santa|reindeer|elf|elves|detective|orphanage|murder\w*|dog)\b/i,
    lead: "burglar",
    after: [
      "@room.night(hero stand, child look) “You're late,” whispered {child}. “And you've lost your beard.” {Hero} was black from head to foot and had a sack in {his} hand, and it was Christmas. What could {he} say? “It's been a long night,” said {hero}. {Child} nodded, and moved the plate with the biscuits closer.",
      "@room.night(hero eat, child talk) “I've got only one wish,” said {child}. {Hero} looked at the silver on the sideboard, and then at the window. “Go on,” {hero} said, with {his} mouth full. “Mama sold her violin, for the heating. She says that she doesn't mind. But her fingers still play it, on the table, when she thinks that we're asleep.”",
      "+ @room.night(hero look) The sack in {hero's} hand had become rather heavy. It had been filled that evening, in four other houses and a shop in Bell Street. There were watches in it, and a silver jug. And right at the bottom, wrapped up in a scarf, lay a violin. {Hero} had taken it because it was small.",
      "@room.night(hero look, child look) Then a stair creaked. “Quick,” whispered {child}, “nobody's supposed to see you!” {Hero} crawled under the Christmas tree with the sack, and {child} sat down in front. In came the mother in her dressing gown. “I heard voices,” she said. “I was practising my wish,” said {child}.",
    ],
    end: [
      "@room.night(hero give, child take) When it was quiet again, {hero} reached down to the bottom of the sack. {He} laid the violin under the tree. It had a small scratch, in the shape of a leaf. {Child} put both hands over {childhis} mouth. “That's hers,” breathed {child}. “That's her own one!” In Bell Street the shop sold used instruments.",
      "@street.night(hero carry) So that night {hero} made the whole round again, the other way about. {He} put back watches, and candlesticks, and the jug. A policeman in Bell Street shone his lamp on {him}. “Who are you?” “Ask {child},” said {hero}. And what {child} said, at the window, the policeman wrote in his book.",
      "+ @shop.day(hero talk) After the holidays {hero} went to the shop in Bell Street and told the owner everything. There was still the violin to be paid for. {Hero} paid for it by polishing trumpets until Easter. Then the owner asked if {he} wouldn't like to stay. {Hero} had such careful hands.",
      "@room.night(hero sit, child look) Every Christmas Eve there are biscuits on a plate, and the fire is kept small. {Child} has long known who it was. At ten there's a knock, on the door, since {hero} doesn't fit the chimney any more. {Hero} sits down by the tree with {child}. And the mother tucks the violin with the leaf under her chin, and plays.",
    ],
  }),
  story(cleaner),
  story({ ...cleaner, says: cleaner.says.slice(1) }),
  story({
    says: [
      role(
        "one",
        "con man|conman|con artist|swindler|marriage swindler|impostor|gold digger|fraudster|con woman|crook|thief|grifter",
      ),
      /\b(?:widows?|rich|heiress|millionaire|countess|marr(?:y|ies|ied)|bride|fianc[eé]e?|engaged|wealthy|victims?|baron|duke)\b/i,
      /\b(?:con woman|con artist|con man herself|herself|himself|also|too|same (?:trick|plan|idea)|another (?:con|swindler|crook)|a (?:swindler|crook|thief|con) (?:man |woman |artist )?(?:as well|too|herself|himself)|is one|both)\b/i,
    ],
    may: [role("other", "widow|heiress|millionaire|countess|woman|lady|baroness|bride|princess")],
    unless: /\b(?:murder\w*|killed|detective|ghost\w*|royal palace)\b/i,
    lead: "one",
    after: [
      [
        "@restaurant.night(hero eat, other eat) {Hero} praised her pearls, and knew at one glance that they were glass. {Other} praised {his} castle in Scotland, and asked what the roof was made of. “Slate,” said {hero}. “With moss,” said {other}, and smiled. They both ordered the most expensive wine. And when the bill came, they both went to powder their noses.",
        "@restaurant.night(hero eat) {Hero} praised the pearls across the table, and knew at one glance that they were glass. A hand patted {his}, and felt for the ring. “Tell me about your castle,” said a sweet voice. They both ordered the most expensive wine. And when the bill came, they both went to powder their noses.",
      ],
      "@street.night(hero stand) They met behind the kitchen, at the back door, each with one leg over the sill. “The fresh air,” said {hero}. “So healthy,” was the answer. Then they both began to laugh, and they had to sit down on the crates of lettuce.",
      "+ @street(hero walk) From then on it was a contest. On Monday {hero} was short of {his} watch, and on Tuesday {he} had it back, and a brooch as well. They sold each other a racehorse, a vineyard and a bridge. The hotel admired such a loving couple. At night {hero} lay awake, and it was not on account of the money.",
      "@restaurant.night(hero look) Then a real millionaire came to the hotel, old Mr Blake, who was lonely and trusted everyone. He wanted to give all that he had to the two nice young people who listened so well. The cheque lay on the table. {Hero} looked across the table, and there two eyes were looking at {him}.",
    ],
    end: [
      "@restaurant.night(hero talk) “Don't,” said {hero} to the old man, and heard the same word, in the same second, from the other side of the table. “We're swindlers,” they said. Mr Blake took off his glasses. “Both of you?” he asked. “From head to foot,” said {hero}.",
      "@restaurant.night(hero talk) Mr Blake was silent for so long that the ice melted. “I own nine banks,” he said then, “and every week a crook sits in front of me, and I never see it until he's gone. You see it at once.” He tore up the cheque, and wrote another, a much smaller one. “That would be the wage for the first month,” he said.",
      "+ @hall(hero stand) The wedding was in May. {Hero} signed with {his} real name, for the first time, and had to think how it was spelled. Both of them paid for their own ring. They showed the bills to each other beforehand, and each held them up to the light.",
      "@restaurant.night(hero eat) They have never lied to each other since, except about birthday presents. Once a year {hero} reserves the table in that hotel. They drink the most expensive wine. And when the bill comes, two people go out by the front door, arm in arm, and it has been paid. {Hero} checks it twice.",
    ],
  }),
  story({
    says: [
      role("crook", "gang|robbers|thieves|crooks|burglars|gangsters|robber|thief|bank robbers|brothers"),
      /\b(?:world cup|football|soccer|final|match|cup|derby|olympi\w*|game|championship|super bowl|penalty|goal)\b/i,
      /\b(?:steal|st[eo]le|rob(?:s|bed|bery)?|heist|break in|broke in|bank|museum|escape)\b/i,
    ],
    may: [
      role("fan", "driver|lookout|getaway driver|youngest|guard|policeman"),
      /\b(?:fan|wants?|wanted|see|watch\w*)\b[^.]*/i,
      /\b(?<cup>trophy|money|jewels|diamonds)\b/i,
    ],
    unless: /\b(?:ghost\w*|murder\w*|boots|team bus|mascot|dog|card game|video game|computer game)\b/i,
    lead: "crook",
    after: [
      [
        "@street.night(hero sit, fan look) “Eyes on the street,” hissed {hero}. “They're on the street,” said {fan}. It wasn't true. {Fan} had the radio on, very low, wrapped in a sock. “It's nil-nil,” said {fan}, “and there's only an hour left.” “We've got a plan,” said {hero}. “So have they,” said {fan}. “Four-four-two.”",
        "@street.night(hero sit) “Eyes on the street,” was the rule. But somebody in the car had the radio on, very low, wrapped in a sock. “It's nil-nil,” whispered the sock, “and there's an hour to go.” {Hero} was going to say something strict. Then {he} turned it up a little, only to hear if anybody was coming.",
      ],
      "@corridor.night(hero walk) It was the perfect night. All the guards sat in front of a screen with their backs to the door. {Hero} crept past behind them, one hand on the wall. “Offside!” roared the guards. “Never!” said {hero} aloud, and bit {his} tongue. “That's what I said,” growled the head guard.",
      "+ @room.night(hero look) At half-time they reached the last door. The lock was an easy one. But behind the wall they heard a groan from eighty thousand throats, and nobody knew what it meant. {Hero} dropped the drill on {his} foot. “I can't work like this,” {hero} said. “Was that for us or against us?”",
      [
        "@room.night(hero take, fan look) And there {thecup} stood, behind glass. Two minutes were left to play. {Hero} had the gloves on already. Then a cry came from the corridor: “Penalty!” {Hero} looked at the glass. {Fan} looked at {hero}. “It's only two minutes,” said {fan}. “It'll still be here.”",
        "@room.night(hero stand) And there it was, behind glass, what they had come for. Two minutes were left to play. {Hero} had the gloves on already. Then a cry came from the corridor: “Penalty!” {Hero} looked at the glass, and at the door. “It's only two minutes,” said {hero}. “It'll still be here.”",
      ],
    ],
    end: [
      "@room.night(hero stand) So they stood behind the guards, in masks, on tiptoe. The man on the screen put the ball on the spot. “Left,” whispered {hero}. “Right,” whispered the head guard. It went in on the left. Everybody jumped up. The head guard threw his arms round {hero's} neck and kissed {him} on the mask, and only then did he see that it was one.",
      "@room.night(hero talk) It was rather awkward. “You're robbers,” said the head guard. “Yes,” said {hero}. “But there's extra time.” They looked at each other. They looked at the screen. “Sit down,” said the head guard, “hands where I can see them, and pass the crisps.” It was the finest half hour that there had ever been in that building.",
      "+ @street.night(hero walk) They were arrested after the whistle, all together, still singing. The police asked what had been stolen, and there was nothing. They asked what had been broken, and it was one bowl of crisps. “Attempted,” wrote the policeman, and then he asked who had scored. He'd been on duty, poor man.",
      "@room.night(hero sit) It's only a small sentence that you get for crisps. On big match nights {hero} knocks now at the front door, with a ticket for the museum and a scarf round {his} neck. The head guard has kept a chair. “Left,” says {hero}. “Right,” says the head guard. And behind the glass everything is where it belongs.",
    ],
  }),
  story({
    says: [
      role(
        "sleuth",
        "detective|inspector|policeman|policewoman|police officer|commissioner|investigator|private eye|cop|sergeant|sleuth",
      ),
      /\b(?:afraid of|scared of|terrified of|fear of|fears|feared|can(?:'t|not) (?:see|stand|bear) (?:the sight of )?(?:any )?(?:blood|heights|the dark|dogs|water|corpses|dead)|faints?|fainted|phobia|allergic|panics?)\b/i,
      /\b(?:murder\w*|killer|case|crime|thief|burglar|criminal|victim|clue|kidnapp\w*|suspect|strikes?|struck|robber\w*)\b/i,
    ],
    may: [
      /\b(?:afraid|scared|terrified|fear) of (?<fear>(?:the |any )?[a-z]+)/i,
      /\b(?<fear2>(?:the )?sight of blood)\b/i,
      /\bonly [^.]*/i,
    ],
    unless: /\b(?:ghost\w*|vampire|afraid of (?:him|her|losing|retir\w*|love)|witness|in love)\b/i,
    lead: "sleuth",
    after: [
      "@study(hero sit) Nobody at headquarters knew of it. {Hero} had a torch in every pocket, a paper bag to breathe into, and a long list of excuses. For fifteen years {he} had always sent somebody else ahead. But now the whole squad lay in bed with the flu. There was only {hero} left, and young Officer Pim, who was new.",
      [
        "@street.night(hero stand) “After you,” said Officer Pim. {Hero} looked at what was ahead of {him}, and {his} knees were like water. “Pim,” said {hero}, “I have to tell you something. I'm afraid of {fear}. I always have been.” It was out. Officer Pim scratched his ear. “I'm afraid of everything,” he said. “I thought that was why people join.”",
        "@street.night(hero stand) “After you,” said Officer Pim. {Hero} looked at what was ahead of {him}, and {his} knees were like water. “Pim,” said {hero}, “I have to tell you something. I'm afraid. I always have been, of just this.” It was out. Officer Pim scratched his ear. “I'm afraid of everything,” he said. “I thought that was why people join.”",
      ],
      "+ @street.night(hero walk) So they did it in small portions. They went ten steps and stopped, and {hero} breathed into the paper bag, and Pim held the list. Because they went so slowly, they saw things that nobody had seen before: a button, a thread of wool, a candle end. People who aren't afraid walk past all that.",
      "@cellar.night(hero stand) “How does the killer always know where people won't look?” asked Pim. {Hero} stood still. All at once {he} knew. “Because this killer goes where I would never go,” said {hero}. “That's somebody who has read my excuses, for fifteen years. They're all in the files.” And there was only one man who kept the files.",
    ],
    end: [
      "@cellar.night(hero look) The archivist was waiting at the far end, where it was worst. “You won't come in here,” he said out of the gloom. “You never do. I've counted on you, inspector.” {Hero} trembled from head to foot. Then {he} took off {his} coat and gave Pim the paper bag. “Quite right,” said {hero}. “I'm scared to death.” And {he} walked in.",
      "@cellar.night(hero walk) {Hero} counted {his} steps aloud, so as to hear a voice. At nine {his} foot struck something soft, and it screamed: it was the archivist, who had not expected it and had crouched down. {Hero} put the handcuffs on him, with fingers that shook so much that they tinkled.",
      "+ @study(hero talk) “You were trembling,” said the chief, when it was over and the squad was back. “The whole time,” said {hero}. It got very quiet. “With me it's lifts,” said the chief then. The sergeant admitted to pigeons. It was a long evening, and nobody in that department ever made up an excuse again.",
      "@street.night(hero walk) {Hero} is still afraid. It hasn't gone away, and {he} has stopped waiting for it to go. {He} walks ten steps, and breathes, and walks another ten, and Officer Pim walks along with the list. They're the slowest team in the city. They've solved every single case.",
    ],
  }),
  story({
    says: [
      /\b(?:baby jesus|nativity|crib|manger|christ child|statue|relic|altar|madonna|church bell|bell|figure|crucifix|angel|saint|collection box|candlesticks?)\b/i,
      /\b(?:st[eo]le?n?|steals?|missing|disappear\w*|vanish\w*|gone|theft|thief|took|taken)\b/i,
      /\b(?:church|priest|vicar|parish|chapel|nativity|christmas|nun|pastor|sexton|cathedral)\b/i,
      role(
        "priest",
        "priest|vicar|pastor|father|nun|sister|sexton|parson|altar boy|policeman|village policeman|constable|inspector|detective",
      ),
    ],
    may: [
      /\b(?<figure>baby jesus|statue|relic|madonna|bell|figure|crucifix|angel|candlesticks?)\b/i,
      /\b(?:police(?:man|woman)|constable|atheist)\b[^.]*/i,
      /\blook(?:s|ed)? for [^.]*/i,
    ],
    unless: /\b(?:allerg\w*|murder\w*|ghost\w*|killed|gold coins|robbers|gang|nuns|convent|father christmas)\b/i,
    lead: "priest",
    after: [
      "@church(hero look) There was only a dent in the straw. {Hero} felt it with {his} hand, as if it might still be warm. There was no broken lock and no note. But from the empty place to the side door led small wet spots, one behind the other. {Hero} put a finger on one, and tasted. It was milk.",
      "@street(hero talk) “Who'd steal such a thing?” said the baker. “It's made of wood. It has a chip on the nose.” {Hero} went from house to house. The antique dealer was insulted. The boys of the football club had an alibi, and it was detention. An old lady blamed the heating, which had been off since November.",
      "+ @church.night(hero sit) The heating! {Hero} sat down in the front row in the dark. It was so cold that {his} breath stood in front of {him}. In the silence a door clicked. Something small crept along the wall, put a coin into the box, and crept out again. On the box lay a button, a toffee and nine pence. “SORRY,” it said on the paper.",
      "@street.night(hero walk) {Hero} followed the small steps through the snow, past the market and down to the last house, where the mother worked nights. A light was on in the kitchen. Through the window {hero} saw a boy of about six in a very big pullover. In front of the oven stood a shoe box, and the boy was singing to it.",
    ],
    end: [
      "@kitchen.night(hero sit) {Hero} knocked. The boy turned quite white, and stood in front of the box with both arms spread out. “It was freezing,” he said. “Nobody was looking after it. They'd all gone home.” In the box, in a doll's blanket and a sock, lay what the whole town was looking for. There was a cup of milk beside it.",
      "@kitchen.night(hero sit) {Hero} had prepared some words about stealing. {He} found that they had all gone. “You're quite right,” {he} said. “We went home.” {He} looked around the kitchen, at the one plate and the one cup. “Are you alone at night, too?” asked {hero}. The boy looked at the oven. “Only till six,” he said.",
      "+ @church(hero carry) They carried it back together, in the shoe box. The boy was allowed to put it in its place, and he tucked the blanket in. By then half the town stood in the door. {Hero} told them who had done it, and why. The mayor went very red, and found that there was money for the heating after all.",
      "@church.night(hero sit) It lies in the straw once more, with the chip on its nose and a sock on its feet, and the church is warm. There's a list at the door, of people who sit with the boy when his mother works. {Hero} has Mondays. They drink hot milk. And on the way home they look in, {hero} and the boy, to see if it's asleep.",
    ],
  }),
];
