import { role, story, type WrittenStory } from "../subject-story.ts";

const NOT_THERE =
  /\b(?:murder\w*|ghost|vampires?|killer|tournament|champion\w*|grandson|granddaughter|child|boy|girl|computer|robot|death|devil|prison|war|letters?|by post|bomb|spy)\b/i;
const TWO = new RegExp(`${NOT_THERE.source}|^(?:Every \\w+,? )?(?:two|a pair of)\\b`, "i");
const BENCH: WrittenStory = {
  says: [
    /\bchess\b|\b(?:dominoes|backgammon|cards|draughts|checkers|p[eé]tanque|bowls)\b/i,
    /\b(?:friends?|old men|old women|widowers?|widows?|pensioners|retired|strangers?|men|neighbours?|grandfathers?)\b/i,
    /\b(?:every (?:day|morning|afternoon|evening|week|sunday|saturday|tuesday|thursday|friday|monday|wednesday)|each (?:day|afternoon|evening|week)|for (?:\w+ ){0,2}years|daily|park|bench|caf[eé]|always|same table)\b/i,
  ],
  unless: NOT_THERE,
  of: "people",
  after: [
    "@park(hero sit, mate sit) They never said much. “Your move.” “I can see that.” In all that time they had never asked each other for a telephone number. What for? They had the bench.",
    "@park(hero look, mate look) “I'd have had you in three,” said the loser every time. A white piece had got lost long ago. In its place there stood a cough sweet, in its paper.",
    "Then came a Tuesday on which only one of them was there. {Hero} set up the board, unscrewed the flask, and poured out two cups. By four o'clock the second cup was cold. On Thursday there was rain, and only one umbrella.",
    "+ @street(hero walk) What does one ask for? A hat, a cough, a way of tapping on the table? {Hero} asked at the kiosk, at the chemist's and at the tram stop. “The one with the cough sweet?” said the girl at the chemist's. “It's always two bags. One of them is for a friend. You don't happen to be the friend?”",
    "@hospital(hero stand) That was how {hero} found the street, and then the ward, and then the bed by the window. “Only relatives,” said the nurse. {Hero} stood there with the board under one arm. “I have been beaten by that one for years,” said {hero}. “If that isn't family, I don't know what is.”",
  ],
  end: [
    "@hospital(hero sit, mate sleep) So {hero} set up the board on the blanket. {Hero} moved for both of them, and made it as bad as possible: the queen was put right in front of the cough sweet. And then a finger came out from under the blanket, and tapped on the wood.",
    "@hospital(hero talk, mate talk) “That's a terrible move,” said a voice like paper. “I know,” said {hero}. “I had nobody to play against.” The finger pushed the cough sweet forward by one square, and the queen fell over. “I'd have had you in three,” said {hero}, and was not able to go on.",
    "@hospital(hero write) Before the bell rang for the visitors, {hero} took a pencil and wrote a number on the rim of the board, and a name next to it, first and last. Then {hero} held out the pencil.",
    "@park(hero sit, mate sit) Now there is a second flask on the bench, with broth in it, and a cushion for the back. “Your move.” “I can see that.” But at nine in the evening, in two flats, two telephones ring, and nobody has to say who it is. “And?” “I'm here.” “Good.” “Tomorrow I'll have you in three.”",
  ],
};

/** In a story of two who are the hero together, {hero} is the one of them who is left on the bench. */
const ofTwo = (paragraph: string | readonly string[]): string =>
  [paragraph].flat().join("").replaceAll("{hero}", "the elder").replaceAll("{Hero}", "The elder");

const MIDNIGHT_MUSIC: WrittenStory = {
  says: [
    /\b(?:neighbou?rs?|upstairs|downstairs|next door|flat (?:above|below)|apartment (?:above|below)|landlady|block of flats|apartment building)\b/i,
    /(?<horn>\b(?:trumpets?|violins?|drums?|tuba|pianos?|saxophones?|bagpipes?|trombones?|accordions?|cello|opera|clarinet|electric guitar|guitar|organ|karaoke)\b)/i,
    /\b(?:midnight|at night|every (?:night|evening|morning)|noise|loud\w*|complain\w*|annoy\w*|practi[sc]\w*|dressing gown|n['’]t sleep|not sleep|sleepless|bang\w*|wall|ceiling|furious|hates?|hated|angry|police)\b/i,
  ],
  unless:
    /\b(?:murder\w*|ghost|vampires?|killer|haunted|die[sd]|dead|falls? in love|fell in love|dwarf|animals?|orchestra|magic\w*)\b/i,
  of: "people",
  after: [
    "@corridor.night(hero stand) {Hero} had prepared a sentence for the stairs. But when the door opened and the music stopped, the sentence was gone. There stood a person in odd socks, pale as a candle. “Too loud?” “It's midnight,” said {hero}. “I know,” was the answer. “I'm very sorry. It has to be midnight.”",
    "+ @bedroom.night(hero look) {Hero} bought earplugs, yellow ones. {He} put {his} head under the pillow, and then under the mattress. It came through the floor, it came through the bedposts, always the same eight notes, and always a wrong one at the end. The wrong one was the worst. {Hero} lay there and waited for it.",
    "@corridor.night(hero talk) It was always the same eight notes, with a wrong one at the end. “It's an F!” shouted {hero} at the ceiling, out of bed, at the top of {his} voice. It grew still up there. Then, very carefully, came eight notes, and the last one was right.",
    "@corridor.night(hero look) The next night {hero} {was} awake at five to twelve, quite of {his} own accord. Midnight struck. Nothing came. So {he} put on {his} dressing gown and went up once more, without any sentence at all.",
    "@corridor.night(hero look) The door was not shut. On the floor of the empty room lay the {horn}, and next to it sat the neighbour with a telephone in both hands. It rang and rang at the other end. “She always picks up,” said the neighbour. “She's in a clinic on the other side of the world, and there it's noon. I play her one tune. Then she knows that I've got through the day.”",
  ],
  end: [
    "@room.night(hero sit) So {he} sat down on the floor as well. At ten to one there was a click. “They only had me at the X-ray,” said a thin voice. “What's the matter? Play!” But the neighbour's hands were shaking so much that nothing came out.",
    "@room.night(hero talk) “May I?” asked {hero}. {He} bent down over the telephone in {his} dressing gown and sang it, all eight notes. At the end {he} sang the wrong one, from habit. Then somebody laughed, so far away, and so long. “Who's that?” “That's the ceiling,” said {hero}. “From below.”",
    "+ @room.night(hero talk) From then on it was a concert for three. The neighbour played, {hero} turned the pages, and the voice at the other end wanted the wrong note at the finish, as an encore. In the house people began to complain. {Hero} opened the door to them in {his} dressing gown. “I know,” said {hero}. “I'm very sorry. It has to be midnight.”",
    "@room(hero look) In the spring a taxi stopped in front of the house, and somebody got out who was still thin, and who looked up at the windows and whistled eight notes. Two windows flew open, one above the other. And the last note, whenever the {horn} is played up there, is wrong to this day, on purpose.",
  ],
};

const PLAYER_FIRST = new RegExp(
  `${MIDNIGHT_MUSIC.unless?.source}|^(?:The|A|An|Her|His|My|Our) (?:[a-z]+ )*neighbou?r`,
  "i",
);

/** Stories of neighbours and friends among grown-ups: trumpets, pigeons, cooking for a staircase, gnomes, chess. */
export const acrossTheLanding = [
  story({ ...MIDNIGHT_MUSIC, unless: PLAYER_FIRST }),
  story({
    says: [
      /\b(?:neighbou?rs?|next door|balcon(?:y|ies)|courtyard|landlord|street)\b/i,
      /\b(?<bird>pigeons|seagulls|crows|sparrows|stray cats|cats|squirrels|foxes|ducks|hedgehogs|birds)\b/i,
      /\b(?:feeds?|fed|feeding)\b/i,
      /\b(?:hat(?:es?|ed)|complain\w*|angry|furious|annoy\w*|quarrel\w*|war|fights?|fought|forbid\w*|dirty|mess|feud\w*|stop|cannot stand|can['’]t stand|poop|droppings)\b/i,
    ],
    may: [role("foe", "neighbour|neighbor|landlord")],
    unless: /\b(?:murder\w*|ghost|vampires?|killer|poison\w*|magic\w*|talking|die[sd]|dead|carrier pigeon|message)\b/i,
    of: "people",
    after: [
      [
        "{Hero} began at seven, with bread cut into small cubes, and {bird} were already sitting in rows. At five past seven {foe} came out with a broom. “They're dirty!” cried {foe}. “They come for breakfast,” said {hero}. “Some people come without being asked, and with a broom.”",
        "{Hero} began at seven, with bread cut into small cubes, and {bird} were already sitting in rows. At five past seven the opposition came out with a broom. “They're dirty!” cried the voice behind the broom. “They come for breakfast,” said {hero}. “Some people come without being asked.”",
      ],
      "+ It went on with letters. One was about hygiene and had three paragraphs. {Hero} answered it on the back of a bread bag.",
      [
        "{Foe} tried a water pistol, a mirror and a plastic owl, which nodded its head. It went on like that until October, and the whole house had taken sides. And every morning at five past seven both of them were there, punctual to the minute, and in a very good temper.",
        "There was a water pistol, a mirror and a plastic owl, which nodded its head. It went on like that until October, and the whole house had taken sides. And every morning at five past seven both of them were there, {hero} with the bread and the other with the broom, punctual to the minute, and in a very good temper.",
      ],
      [
        "Then, one Thursday, it was seven, and there was no bread. {Foe} came out with the broom and found nobody to shout at. By half past {bird} had grown uneasy, and so had {foe}. They all looked at the same closed shutters.",
        "Then, one Thursday, it was seven, and there was no bread. The broom came out and found nobody to shout at. By half past {bird} had grown uneasy, and not only they. All of them looked at the same closed shutters.",
      ],
      [
        "@corridor(foe stand) {Foe} rang, knocked, and in the end fetched the caretaker with the key. {Hero} was lying on the kitchen floor beside the bread board, with one leg in the wrong place. “You're late,” said {hero} in a whisper. “It's ten to eight. I thought you'd never miss me.”",
        "@corridor There was a ringing, then a knocking, and in the end the caretaker came with the key. {Hero} {was} lying on the kitchen floor beside the bread board, with one leg in the wrong place. “You're late,” {hero} said in a whisper. “It's ten to eight. I thought you'd never miss me.”",
      ],
    ],
    end: [
      [
        "@hospital(hero sit, foe talk) In the hospital {hero} was not worried about the leg. “They sit there,” said {hero}. “They don't know what's happened. They think that I've forgotten them.” {Foe} turned the hat round and round. “I don't like them,” said {foe}. “I want that to be understood.” “I've understood it since spring,” said {hero}. “Small cubes. Not too fresh.”",
        "@hospital(hero sit) In the hospital {hero} {was} not worried about the leg. “They sit there,” said {hero}. “They don't know what's happened. They think that they've been forgotten.” The enemy's hat was turned round and round. “I don't like them. I want that to be understood.” “That's been understood since spring,” said {hero}. “Small cubes. Not too fresh.”",
      ],
      [
        "So at seven on Friday {foe} stood there with a bread board, and felt the eyes of the whole house. {Foe} scolded them from the first cube to the last. “Not so greedy! You there, you've had yours!” But it was done quite quietly, and to one of them, which was lame, {foe} gave two.",
        "So at seven on Friday it was the enemy who stood there with a bread board, and felt the eyes of the whole house. They were scolded from the first cube to the last. “Not so greedy! You there, you've had yours!” But it was done quite quietly, and one of them, which was lame, got two.",
      ],
      [
        "+ @hospital(foe talk, hero look) Every noon there was a report at the bedside. “Forty-one,” said {foe}. “The lame one is called Admiral now. Somebody had to call him something.” {Hero} looked at the ceiling, so as not to smile.",
        "+ @hospital(hero look) Every noon there was a report at the bedside. “Forty-one. The lame one is called Admiral now. Somebody had to call him something.” {Hero} looked at the ceiling, so as not to smile.",
      ],
      [
        "@garden(hero sit, foe give) In the spring {hero} came home on two sticks. At seven there is bread again, and at five past seven {foe} comes out with the broom. Then they quarrel for a quarter of an hour, and sweep up together. The plastic owl has lost its head by now, and in the hollow, with nobody having allowed it, there is a nest.",
        "In the spring {hero} came home on two sticks. At seven there is bread again, and at five past seven there is the broom. Then the two of them quarrel for a quarter of an hour, and sweep up together. The plastic owl has lost its head by now, and in the hollow, with nobody having allowed it, there is a nest.",
      ],
    ],
  }),
  story({
    says: [
      /\b(?:homesick\w*|lonely|far from home|misses home|missed home|new (?:in|to) (?:the )?(?:city|town|country|building)|immigrant|student from|nurse from|refugee|stranger|from (?:\p{Lu}\w+))\b/iu,
      /\b(?:invit\w+|cook\w*|feeds?|fed|shares?|shared|dinner|pot|table)\b/i,
      /\b(?:building|block|staircase|neighbou?rs?|house|floor|street|stairwell|hallway)\b/i,
      /\b(?<dish>jollof(?: rice)?|dumplings|biryani|curry|couscous|tagine|injera|pho|tacos|tamales|pierogi|borscht|soup|stew|bread|empanadas|kimchi|samosas|rice|feijoada|paella|goulash|moussaka|ramen|pelmeni|noodles|arepas|dinner|meal|food)\b/i,
    ],
    unless:
      /\b(?:murder\w*|ghost|vampires?|killer|opens? an?|opened an?|restaurant|food truck|dies|died|widow\w*|blackout|power cut|animals?|orphanage)\b/i,
    of: "people",
    after: [
      "@corridor(hero write) {Hero} wrote the invitation by hand and hung it next to the letter boxes: Saturday, six o'clock, {dish}, everybody. {He} thought about it, and put three dots after everybody, so that it would look less frightening. Then {hero} went upstairs and cut onions for twenty people, and for the first time in weeks the kitchen smelled like one.",
      "+ @kitchen(hero cook) On the telephone {his} mother had told {him} how to do it, but the market here had none of the right things. So {hero} asked for something hot in six shops. In the last one a very old man with very blue eyes gave {him} a jar without a label. “For my feet,” he said. “But you might try it.”",
      "@room(hero look) At six {hero} sat at the table in {his} best clothes. At half past six {hero} turned the pot down. At seven {he} turned it off. One could hear steps on the stairs, and the steps went past. At eight {hero} took up the first paper plate, to put it away.",
      "@corridor(hero stand) Then {hero} saw through the spyhole what was going on out there. A lady with a cake stood in front of the door, with one hand in the air. Behind her stood a man with a folding chair, and more people, right down round the bend. Not one of them had rung. “What are you all doing out here?” asked {hero}.",
      "@corridor(hero talk) “We didn't know whether you meant us,” said the lady. “It says everybody,” said {hero}. “Yes,” said the man, “but with dots. And I've lived here for thirty years. Nobody's ever written everybody. We thought it was a mistake, and didn't want to be the first.” They had stood there for two hours, on account of three dots.",
    ],
    end: [
      "@kitchen(hero give) {Hero} laughed for the first time since {he} had come to this town, and it went down all the stairs. “Come in,” said {hero}. “It'll be very hot.” The man with the chair took the first big spoonful of {dish}. A tear ran into his beard. “More,” said the man.",
      "@room(hero sit) Each of them told {hero} where they were from: from a valley where it rained for ever, from an island with one tree, from the third floor. Almost all of them had once eaten their first supper in this house alone. “If only someone had hung up a note,” they said.",
      "+ @room(hero talk) “It tastes almost like at home,” said {hero}, when the pot had been scraped clean. {He} noticed only then that {he} had said almost. And that it was the right word, and that it no longer hurt.",
      "@corridor(hero read) By the letter boxes a note hangs every Saturday now, each time in a different hand. Behind the word everybody there is a full stop, as thick as a pea. And whoever moves in new finds a paper plate on the mat with their name on it.",
    ],
  }),
  story({
    says: [
      /\b(?:old (?:ladies|women|men|friends|sisters)|pensioners|grandmothers|grannies|grandmas|grandpas|widows|elderly (?:women|ladies|men|friends)|retired|residents)\b/i,
      /\b(?:steal\w*|stole|stolen|kidnap\w*|prank\w*|trick\w*|sabotag\w*|revenge|protest\w*|heist|break in(?:to)?|broke into)\b/i,
      /\b(?:landlord|caretaker|building manager|house owner)\b/i,
    ],
    may: [
      /(?<loot>\b(?:an?|the|his|her) (?:[a-z]+ ){0,2}?(?:gnome|statue|flamingo|flowerpot|fountain|painting|doorbell|letter box|sign|weathercock|rooster)\b)/i,
      role("boss", "landlord|caretaker|manager|owner"),
    ],
    unless: /\b(?:murder\w*|ghost|vampires?|killer|bank|diamonds?|museum|jewel\w*|gold|hotel|poison\w*)\b/i,
    of: "people",
    after: [
      [
        "@street.night(hero walk, mate walk) They had put on black, which was no trouble, since they had been to enough funerals. {Hero} carried the torch, the flask and the heart pills. “Why does it have to be {loot}?” came a whisper. “Because {boss} loves {theloot} more than any human being,” was the whispered answer.",
        "@street.night(hero walk, mate walk) They had put on black, which was no trouble, since they had been to enough funerals. In a shopping bag there were a torch, a flask and the heart pills. “Is it even allowed?” came a whisper. “No,” was the whispered answer. “That's the point of it.”",
      ],
      "@garden.night(hero carry, mate carry) They got it as far as the gate, and there somebody's back gave out. So they fetched the wheeled walker and put a headscarf on the loot and sat it on the seat. A policeman met them at the corner. “So late, ladies and gentlemen?” “She can't sleep,” they said. “We're taking her round the block.” He saluted.",
      [
        "@kitchen(hero write, mate write) Then they wrote the letter, with words cut out of the television magazine. “Repair the boiler,” it said, “or you will never see your darling again.” They added a photograph in which their prisoner wore sunglasses and held today's newspaper. {Boss} was seen at the window with the letter, as red as a radish.",
        "@kitchen(hero write, mate write) Then they wrote the letter, with words cut out of the television magazine. “Repair the boiler,” it said, “or you will never see your darling again.” They added a photograph in which their prisoner wore sunglasses and held today's newspaper. In the whole house, behind every door, people laughed for the first time that winter.",
      ],
      "+ @kitchen(hero look, mate look) It stood in the kitchen for two weeks, and they grew fond of it. It was offered cake. “It's a good listener,” they said. “Better than my husband, God rest him.” Then there was a ring at the door. Through the spyhole they saw a hat, a nose, and under the nose a very unhappy mouth.",
      [
        "@corridor(boss stand, hero look) It was {boss}, without any police. “I know it's you,” said {boss}. “You sent the photograph in an envelope with your own address on the back.” They looked at each other. “I told you to check,” they both said. {Boss} asked in a low voice if it was well, and if they had kept it out of the frost.",
        "@corridor(hero look) “I know it's you,” said the visitor. “You sent the photograph in an envelope with your own address on the back.” They looked at each other. “I told you to check,” they both said. The visitor only asked in a low voice if it was well, and if they had kept it out of the frost.",
      ],
    ],
    end: [
      "@kitchen(hero sit, mate sit) And then it came out, bit by bit, between two slices of cake. It had belonged to his wife. She had talked to it every morning, and when she was gone he had gone on with that, because nobody else in the house ever said good day to him. “We didn't either,” they said. “You put up the rent.”",
      "+ @kitchen(hero talk, mate talk) “I only know how to do rent,” said the visitor. “She did the rest.” Nobody spoke for a while, and the boiler in the cellar gave a groan. He listened to it. “Is it always like that?” “Since October. We wear our coats in bed.” And they saw that he was ashamed, and put a third slice on his plate.",
      "@garden(hero carry, mate carry) The boiler was repaired on Monday. On Tuesday evening a small procession came down the stairs, with a torch and a wheeled walker, and brought back what had been borrowed.",
      "@garden(hero talk, mate talk) Every spring it disappears again for a week, and then a letter comes, with words cut out of a magazine. “Come to coffee on Sunday,” it says, “or else.” And each time he takes it to the window, as red as a radish, and reads it twice, and goes to look for his good tie.",
    ],
  }),
  story({ ...BENCH, unless: TWO }),
  story({ ...BENCH, after: BENCH.after.map(ofTwo), end: BENCH.end.map(ofTwo) }),
];
