import { role, story, type WrittenStory } from "../subject-story.ts";
import { named } from "./named.ts";

const photos: WrittenStory = {
  says: [
    /\b(?:photo(?:graph)?s?|camera|selfies?|pictures?|film|video|polaroids?|security camera|screen)\b/i,
    /\b(?:shows?|showed|appear\w*|seen|see|sees|saw|visible|background|behind (?:her|him|them|me)|reflect\w*)\b/i,
    /\b(?:isn't there|is not there|wasn't there|was not there|aren't there|who (?:is|was) (?:not|dead)|nobody (?:saw|sees|can see|else)|no one (?:saw|sees|can see|else)|same (?:boy|girl|man|woman|child|figure|stranger|face)|stranger|figure|closer|dead|died|unknown|never (?:saw|met))\b/i,
  ],
  may: [
    role("figure", "boy|girl|little boy|little girl|man|woman|child|old woman|old man|stranger|bride|soldier|face"),
    /\bevery (?:photo\w*|picture)[^.]*/i,
  ],
  unless:
    /\b(?:pickpocket|wallet|st[eo]le|wedding (?:photo|picture)s? of|asleep|sleeping|love|detective|inspector|dog|mother as a|tomorrow|painter|celebrity|museum)\b/i,
  of: "people",
  after: [
    [
      "@room(hero look, figure stand) {Hero} spread the pictures out on the floor. {Figure} was in all of them, small, at the edge, and always half turned away. In the first {figure} stood by a bench, and in the next by a bridge. {Hero} had been alone in both places. {He} laid them in a row. {Figure} was pointing at something, in each of them, with one hand.",
      "@room(hero look) {Hero} spread the pictures out on the floor. It was in all of them, that figure, small, at the edge, and always half turned away. In the first it stood by a bench, and in the next by a bridge. {Hero} had been alone in both places. {He} laid them in a row. The figure was pointing at something, in each of them, with one hand.",
    ],
    "@room.night(hero look) {Hero} drew lines on a map of the town, one for every picture, in the direction of the hand. There were nine lines. They crossed at one point, out by the old gravel pit. {Hero} looked at it until the tea was cold. Then {he} put a new battery in the camera.",
    "+ @street(hero walk) On the way there {hero} took a picture at every corner. The hand no longer pointed. It waved, as people wave to somebody who is walking too slowly. In the last picture by the gate, the figure stood so close that {hero} could see the buttons of its coat, and that one was missing.",
    "@forest(hero look) At the pit there was only water, and brambles, and the rusty roof of a car, which somebody had taken for a stove. {Hero} took a picture of it. On the little screen the car was new. It was blue, and its lights were on. And the figure sat inside, with both palms flat against the glass.",
  ],
  end: [
    "@forest.day(hero stand) The divers needed a whole day. It had been there for thirty years, they said, on its wheels, with the windows up. The road had had a bend then, and no railing. A man from the village had always said that he had seen lights go down. They had told him that he drank. “There's a coat,” said a diver. “With a button missing.”",
    "@street(hero give) There was still a sister. She had left a lamp on in her window every night since then, for someone who had only gone to buy milk. {Hero} brought her the nine pictures, and didn't know if it was right. The old woman looked at them for a long time, one after another. “Look at that,” she said. “Always in a hurry to get home.”",
    "+ @graveyard(hero stand) At the funeral {hero} stood at the back, with the camera in {his} bag. The man who had seen the lights was there as well, in a clean shirt, and people shook his hand. When the others had gone, {hero} took just one picture, of the grave and the flowers and the sister. There was nobody in it who wasn't there.",
    "@room(hero look) {Hero} still takes pictures, and looks at the edges first. They've been empty since that day. Only once, on the evening when {he} braked at the new railing by the pit because of a deer, there was something on the screen. It was quite blurred. It was a hand, and it didn't point at anything. It waved.",
  ],
};

const getaway: WrittenStory = {
  says: [
    role("driver", "getaway driver|driver|taxi driver|lookout|chauffeur"),
    /\b(?:getaway|rob(?:s|bed|bers?|bery|bing)?|heist|bank|gang|loot|thieves|hold-up)\b/i,
    /\b(?:wait\w*|never (?:came|comes?)|parking|parked|ticket|traffic|driving test|breaks? down|broke down|late|wrong|sat nav|lost|old lady|gets? in|got in|first (?:day|job)|slow\w*|licen[cs]e|without|only|but)\b/i,
  ],
  may: [/\b(?:but|because) [^.]*/i],
  unless: /\b(?:ghost\w*|murder\w*|cemetery|final|world cup|baby on the back seat|bus driver|truck full)\b/i,
  lead: "driver",
  after: [
    "@street(hero sit) {Hero} kept the engine running and looked at the door of the bank. Two minutes, they had said. By now it was twelve. A traffic warden with a blue cap bent down to the window. “You can't stand here,” she said. “I'm waiting for friends,” said {hero}. “They're only withdrawing something.” She sighed and began to write.",
    "@street(hero talk) An old lady opened the back door and got in with her shopping. “Chestnut Road,” she said, “and not so fast round the corners.” “I'm not a taxi,” said {hero}. “That's what the last one said,” said the old lady, “and he was.” {Hero} looked at the bank. Nobody was coming.",
    "+ @street(hero sit) So {hero} drove once round the block, to Chestnut Road, and carried up the potatoes. It would have looked odd not to. The old lady gave {him} two coins and a pear. In {his} whole career nobody had ever given {him} anything that {he} could keep. When {hero} was back at the bank, the traffic warden was still there, and a man with two suitcases.",
    "@street(hero look) “To the airport, please,” said the man, “my wife's having a baby in Oslo.” He had tears in his eyes. {Hero} looked at the clock, and at the door. It was half an hour by now. “Fasten your seat belt,” said {hero}, and trod on it.",
  ],
  end: [
    "@street(hero sit) It was the finest drive of {hero's} life, and nothing in it was stolen. {He} took the market at fifty and the bridge on two wheels. The man caught his plane. As {hero} came back to the bank, at last, {his} friends were just walking out of the door. They had their hands up. Behind them came eight policemen.",
    "@street(hero talk) “The revolving door got stuck,” called one of them, “for forty minutes, with us in it!” A policeman came over to the car. “Are you with these people?” he asked. {Hero} opened {his} mouth. “Certainly not,” said the traffic warden. “That's a taxi. I've been watching {him} the whole morning. Very helpful, but no idea where to stop.”",
    "+ @room.night(hero sit) At home {hero} emptied {his} pockets on the table. There were four coins from the old lady, who had wanted to be fetched again, a note from the man with the suitcases, a pear and a parking ticket. {He} counted it. It was forty-one, and a pear. {Hero} had never earned so little. {He} slept like a stone.",
    "@street.day(hero sit) {Hero} has a licence now, and a yellow lamp on the roof. From Oslo there comes a card each year, with a child on it who gets bigger. On visiting days {hero} drives out to the prison, and {his} friends ask what it's like. “Everybody pays,” says {hero}, still amazed. And {he} keeps the engine running for exactly two minutes.",
  ],
};

/** Crime stories after closing time: children in a supermarket, a driver who waits, a burglar who must help, a figure in the photos, a confession, a hijacked bus. */
export const afterHours = [
  story({
    says: [
      role("kids", "kids|children|boys|girls|friends|brothers|sisters|siblings|twins|cousins|boy|girl|teenagers|class"),
      /\b(?:supermarket|department store|shopping (?:mall|centre|center)|mall|toy ?shop|toy store|museum|zoo|library|swimming pool|furniture store|cinema|theme park|aquarium|school)\b/i,
      /\b(?:overnight|night|locked in|lock(?:s|ed)? themselves|closed|closing time|after hours|alone|hid)\b/i,
      /\b(?:burglars?|thieves|thief|robbers?|crooks|break in|broke in|gang)\b/i,
    ],
    may: [
      /\b(?<shop>supermarket|department store|mall|toy shop|museum|library|cinema|school|zoo|aquarium)\b/i,
      /\bdiscover\w* that [^.]*/i,
    ],
    unless:
      /\b(?:ghost\w*|dinosaur|come alive|came alive|murder\w*|teach\w*|alive|museum|gallery|school|library|zoo)\b/i,
    lead: "kids",
    after: [
      "@shop.night(hero look) At first it was the best night of all time. Then a light moved along the wall, and it wasn't the guard's. {Hero} ducked behind a shelf. “Nobody's here,” said a deep voice. “Then hold the torch properly, Kevin,” said another. {Hero} looked through a gap and counted four boots. That made two burglars.",
      "@shop.night(hero talk) The telephone was in the manager's room, and the burglars stood in front of that. “We can't fight them,” whispered {hero}. “But we know where everything is, and they've only got one torch.” It was true. {Hero} had played there half the night, in the dark. And Kevin, as it turned out, was afraid of the dark.",
      "+ @shop.night(hero run) They started small. A ball rolled across the floor, and nobody had thrown it. A doll said “Mama”. “Did you say Mama?” asked the deep voice. “No,” said Kevin. Then every toaster and every radio went on at once, because {hero} had found the main switch. Kevin sat down on the floor.",
      "@shop.night(hero look) The other burglar was not so easily scared. He had heard a giggle. He came nearer, row by row, with a crowbar in his hand. “Come out, little mice,” he said softly. {Hero} held {his} breath. There was a wall behind, and in front of it nothing but soap, forty big bottles. {Hero} unscrewed the first.",
    ],
    end: [
      "@shop.night(hero run) He came round the corner at a run. He left it lying down. On the soap he shot past {hero}, past the tills and through a pyramid of tins, like a bowling ball, and he took Kevin with him. They stopped in the middle of four hundred rolls of toilet paper. “Now!” cried {hero}, and ran for the telephone.",
      "@shop.night(hero stand) When the police came, the two burglars couldn't get up, because they slipped each time. “They're monsters in there,” sobbed Kevin. “Hundreds of them.” The officer shone his lamp on {hero}. “And what are you doing here?” {Hero} had no good answer to that. “Shopping,” said {hero}.",
      "+ @shop.dawn(hero walk) Before anybody was allowed to go home, it all had to be wiped up. It took until sunrise. {Hero} mopped, and the manager walked behind and didn't know whether to scold or to say thank you. He did both, in turn. And the parents, who came running in with coats over their pyjamas, did the same.",
      "@shop.day(hero stand) In the big window there's a photo of {hero} these days, with a mop. Below it is written: OUR GUARDS. Once a year, on that date, the manager closes two hours late, and they may play with the lights off. Kevin comes as well, since he works there now. He has his own torch, and sells the soap.",
    ],
  }),
  story(getaway),
  story({
    ...getaway,
    says: [
      /\b(?:dr(?:ives?|ove) the (?:getaway|car|van)|getaway (?:car|van)|at the wheel)\b/i,
      ...getaway.says.slice(1),
    ],
  }),
  story({
    says: [
      role("burglar", "burglar|thief|robber|burglars|thieves|cat burglar|housebreaker|safe-cracker|safecracker"),
      /\b(?:break(?:s|ing)? into|broke into|breaks in|broke in|climbs? (?:in|through)|climbed (?:in|through)|enter\w*|burgl\w+|rob(?:s|bed)|steal\w*|house|flat|villa|apartment|mansion)\b/i,
      /\b(?:f(?:inds?|ound)|discover\w*|hears?|heard|sees?|saw|stumbl\w*|surpris\w*|meets?|met|witness\w*)\b/i,
      /\b(?:tied up|kidnapped|hostage|locked in|unconscious|hurt|injured|fallen|fell|murder\w*|body|dead|dying|another burglar|abused|bruises|captive|prisoner|heart attack|gas)\b/i,
    ],
    may: [
      role(
        "victim",
        "man|woman|old man|old woman|old lady|girl|boy|child|owner|widow|body|corpse|stranger|professor|doctor",
      ),
    ],
    unless: /\b(?:ghost\w*|detective|inspector|santa|bank|museum|casino|vampire|cruise)\b/i,
    lead: "burglar",
    after: [
      "@room.night(hero look) {Hero} had one rule: in and out in nine minutes, and never look at the photographs on the wall. {He} had four minutes left. {He} could put down the bag, and climb out again, and have seen nothing. {Hero} put one leg over the windowsill. Then {he} said a bad word, and took it back in.",
      [
        "@room.night(hero stand) {Hero} bent over {victim}, and the torch shook. There was a pulse, or there was something like it. On the table lay a half-written note and a glass that had been wiped. Whoever had done that was careful. And somebody who is so careful, thought {hero}, comes back to make sure. Down in the yard a car door shut.",
        "@room.night(hero stand) {Hero} bent down, and the torch shook. There was a pulse, or there was something like it. On the table lay a half-written note and a glass that had been wiped. Whoever had done that was careful. And somebody who is so careful, thought {hero}, comes back to make sure. Down in the yard a car door shut.",
      ],
      "+ @room.night(hero talk) The telephone stood by the bed. Burglars don't call the police; it's like a fish that calls the angler. {Hero} dialled with a gloved finger. “I'd like to report a crime,” {he} whispered. “Which one?” asked the officer. {Hero} looked at the bag of silver at {his} feet. “The other one,” said {hero}.",
      "@corridor.night(hero look) The key turned in the front door. There were steps in the hall, calm and slow, the steps of a man who is at home. {Hero} knew how to open doors. For once {he} had to think how to keep one shut. {He} pushed the wardrobe, and then the bed. {He} took {his} best tools and screwed down the lock from the inside.",
    ],
    end: [
      "@room.night(hero stand) The man outside threw himself at the door. It held, for {hero} had known every weak spot, and had seen to each of them. It held for six minutes. Then came the sirens. The steps ran down the stairs, and there was a shout in the yard. {Hero} slid down the wall until {he} sat. “They're here,” {he} said. “Stay with me.”",
      [
        "@hospital(hero sit, victim sleep) It had been the business partner. The police found the poison in his glove compartment. {Victim} opened both eyes on the third day, in a white bed. On the chair sat {hero}, in handcuffs, beside an officer. “You're the one with the wardrobe,” whispered {victim}. “I heard it all. I couldn't move. I heard you take your leg back in.”",
        "@hospital(hero sit) It had been the business partner. The police found everything in his glove compartment. “And what were you doing in that room?” the inspector asked {hero}. {Hero} pushed the bag of silver across the table with {his} handcuffed hands. The inspector counted the spoons, and counted the minutes. “You had four left,” he said. “I know,” said {hero}.",
      ],
      "+ @hall(hero stand) In court the bag of silver was on one side, and that night on the other. The judge weighed them for a long time. She gave {hero} two hundred hours of work, without pay, and looked over her glasses. “With locks,” said the judge. “You seem to know how they ought to be.”",
      "@street(hero stand) {Hero} goes from house to house now, by day, through the front door. {He} shows old people how to make a window safe. When the two hundred hours were over, {he} forgot to stop. And {he} has a new rule, in place of the old one: in every house {hero} looks at the photographs on the wall first.",
    ],
  }),
  story(photos),
  story(named(photos, "Flora")),
  story({
    says: [
      role(
        "priest",
        "priest|vicar|pastor|father|lawyer|doctor|psychiatrist|therapist|psychologist|rabbi|imam|bishop|monk",
      ),
      /\b(?:confess\w*|secre(?:t|cy)|patient|client|tells? (?:him|her)|told (?:him|her)|hears?|heard)\b/i,
      /\b(?:murder\w*|kill\w*|poison\w*|crime|bomb|robber\w*|death)\b/i,
      /\b(?:not allowed|may not|must not|can(?:'t|not) (?:tell|say|speak|break|go to)|could(?:n't| not) (?:tell|say|speak|go to)|forbidden|seal|break (?:his|her) silence|silence|secrecy|duty|vow|dilemma)\b/i,
    ],
    may: [/\b(?:that|who) [^.]*/i],
    unless: /\b(?:ghost\w*|vampire|detective|inspector|in love|jury)\b/i,
    lead: "priest",
    after: [
      "@church(hero sit) {Hero} sat there for a while after the steps had gone. What is said in that little room belongs to nobody else. {He} had sworn it. A word to the police would have been enough, and it was the one thing that {he} did not have. It was four in the afternoon. Tonight, the voice had said.",
      "@street(hero walk) “I can't tell,” thought {hero}. “But nobody has forbidden me to be a nuisance.” {He} put on {his} hat and rang at the door of the man who was in danger. “I thought I might pay you a visit,” {hero} said. “A long one.” The man was surprised, for he was not religious. {Hero} sat down on the sofa and asked for tea.",
      "+ @room.dusk(hero talk) At six {hero} admired the stamp collection, all nine volumes of it. At eight {he} had a slight faint, and had to be fanned. At ten {he} offered to cook. The man looked at the clock, and at {hero}, and finally brought a blanket. “Is something the matter?” he asked. {Hero} looked him straight in the eye. “I'm not able to say,” said {hero}, very slowly.",
      "@room.night(hero stand) At half past eleven the light in the garden went out. {Hero} heard gravel crunch. {He} got up, went to the big window, and drew back the curtains, all of them. There {he} stood, in front of the lamp, with {his} arms spread out, like a very fat bird. Anybody who wanted to aim at that room had to aim at {him}.",
    ],
    end: [
      "@garden.night(hero talk) Outside among the roses stood the one who had confessed. He had a gun in his hand, and it sank. “Go away, please,” he said through the glass. “I can't, with you there.” “I know,” said {hero}. “That's why I'm here. You came to me first. People who are quite sure don't do that.” It began to rain. Neither of them moved.",
      "@room.night(hero talk) {Hero} opened the window and held out a hand. What lay in it afterwards was heavy and wet. The two men sat on the same sofa then, the one who was to have died and the one in the muddy boots, and {hero} sat in the middle. It was about a brother, and an accident, and a word that had never been said. It was said at three in the morning.",
      "+ @street.dawn(hero walk) “You knew,” said the man at the door, when it got light. “Nine volumes of stamps! You hate stamps.” “I find them very dull,” said {hero}. “And you'd never have told me?” “Not a word,” said {hero}. The man thought that over. Then, for the first time in his life, he shook hands with somebody of that trade.",
      "@church(hero sit) Nobody has ever learned of it, and {hero} has broken no vow. On Thursdays two men sit in the last row, not quite side by side, and afterwards they carry chairs. Sometimes {hero} gets a parcel at Christmas without a sender. There are stamps in it, the dullest that there are. {Hero} has begun a tenth volume.",
    ],
  }),
  story({
    says: [
      /\b(?:hijack\w*|hostages?|kidnapp\w*|held up|hold-up|robber\w*|robs?|robbed|gunman|gangster|bank robber)\b/i,
      role(
        "group",
        "pensioners|seniors|old people|old ladies|grannies|grandmothers|retirees|choir|nuns|kindergarten|school class|class|children|tourists|knitting club|bowling club|grandmas|old folks|passengers",
      ),
      /\b(?:bus|coach|train|ferry|plane|boat|bank|tram|shop|cafe|café|post office|restaurant)\b/i,
      /\b(?:crazy|mad|nerves|annoy\w*|complain\w*|knit\w*|sing\w*|sang|gives? up|gave up|surrender\w*|wrong|toilet|sandwiches|chaos|but|until|talk\w*|friend\w*|help\w*|advice|regret\w*)\b/i,
    ],
    may: [
      role("hijacker", "hijacker|robber|gunman|gangster|bank robber|kidnapper|young man|criminal|thief|crook"),
      /\bon (?:the|their) way to [^.,]*/i,
    ],
    unless: /\b(?:plan to rob|planned to rob|pensioners rob|murder\w*|ghost\w*|killed|dead)\b/i,
    after: [
      "@bus(group sit) “Nobody moves!” shouted the man with the stocking over his face. “I've got to move,” said a voice from the third row. It was Mrs Oakley's. “I had two cups of coffee.” “Me too,” said the man beside her. “That stocking's got a ladder in it, dear,” said somebody from behind.",
      "@bus(group eat) He waved the pistol about. {Group} looked at it with interest. “My late husband had one like that,” said Mrs Oakley. “He kept it unloaded as well.” The man went red under the stocking. “It's loaded!” “Then don't point it at the egg salad.” A box of sandwiches was handed forward.",
      "+ @bus(group talk) They sang then, all nineteen verses of it, with actions. They asked what his mother thought about this. They told him about hips, and about grandchildren, and a man called Derek who'd had the same cough. When he put his hands over his ears, the pistol fell down. Somebody picked it up and gave it back to him, by the barrel. “You've dropped your thing, dear.”",
      "@bus(group look) “Why are you doing this?” asked Mrs Oakley at last. It grew quiet. He pulled the stocking off. He was no more than twenty. “They're taking our house,” he said. “On Monday. My mum can't walk, and I thought of a ransom.” {Group} looked at one another. “And you took us?” said Mrs Oakley.",
    ],
    end: [
      "@bus(group write) They laughed until the windows were wet, and he laughed with them, and then he cried. After that it went fast. There was a lady in the fourth row who had been with the bank for forty years. “Give me that letter,” she said, and put on her glasses. “But they're not allowed to do that! Who signed this? Little Simon? I trained him.”",
      "@street(group stand) Blue lights flashed all around. “Come out with your hands up!” called a loudspeaker. The door opened, and {group} came out, all of them, with their hands up, and in the middle of them the young man with his mouth full. “Where's the gunman?” asked the officer. “Gunman?” said Mrs Oakley. “That's our driver's nephew. We got lost.”",
      "+ @study(group talk) On Monday {group} went to the bank, all at once, with folding chairs. Little Simon was the director by now. He stood up when he saw the lady with the glasses. It took nine minutes, and one egg sandwich. The house was saved, and Simon had to write out the law on interest, in his best handwriting.",
      "@bus(group sit) The young man has a proper driving licence these days, and on Saturdays he drives {group} wherever they'd like to go. A stocking hangs from the mirror, very neatly mended. “Nobody moves!” he calls before he sets off. And they all put on their seat belts, and pass him the first sandwich.",
    ],
  }),
];
