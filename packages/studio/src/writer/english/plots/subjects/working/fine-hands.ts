import { role, story } from "../subject-story.ts";

/** Stories of tailors, tuners, organ builders, interpreters and undertakers. */
export const fineHands = [
  story({
    says: [
      /\b(?:tailors?|seamstress|dressmaker|shoemaker|cobbler|hat ?maker|milliner|embroider\w+)\b/i,
      /\b(?:president|king|queen|prime minister|emperor|minister|sultan|royal|general|film star|famous (?:singer|actor|actress)|princess|prince)\b/i,
      /\b(?:suit|dress|gown|coat|uniform|robe|shoes|boots|hat|trousers|jacket|shirt)\b/i,
    ],
    may: [
      role("helper", "wife|husband|apprentice|daughter|son|granddaughter|grandson|mother|sister|brother|niece|nephew"),
    ],
    unless:
      /\b(?:messages?|notes?|letters?|murder\w*|ghosts?|robots?|magic|invisible|mice|elves|fair(?:y|ies)|dragons?|wife|first lady|broken|wedding|emperor's new|poor boy|step)\b/i,
    of: "people",
    after: [
      [
        "@workshop.night(hero build, helper talk) There was not enough thread, not enough light, and above all not enough night. {Hero} spread the cloth on the table. “Don't make a mistake,” said {helper}. “Thank you,” said {hero}, “I'd thought of making several.” {He} put the scissors to the cloth, and for a moment {his} hand, which had never trembled, did not want to close.",
        "@workshop.night(hero build) There was not enough thread, not enough light, and above all not enough night. {Hero} spread the cloth on the table. It was finer than anything {he} had ever cut. {He} put the scissors to it, and for a moment {his} hand, which had never trembled, did not want to close.",
      ],
      "@workshop(hero read) The measurements had come on a sheet with a stamp. {Hero} read them again and again. Something was not right. No man is as straight as a ruler. “They've measured the statue in the square,” {he} said. “They didn't dare to touch the real one.”",
      [
        "+ @workshop.night(hero look, helper write) So {hero} and {helper} sat down before the old television with no sound and watched the news, and the news of last year. “Stop,” said {hero}. “There. Do you see that left arm? It's always pressed to the side. It hurts.” {Helper} wrote it down. By midnight they knew more about the great one than the ministers did.",
        "+ @workshop.night(hero write) So {hero} sat down before the old television with no sound and watched the news, and the news of last year. {He} stopped the picture. There! The left arm was always pressed to the side. It hurt. {Hero} wrote it down. By midnight {he} knew more about the great one than the ministers did.",
      ],
      [
        "@workshop.night(hero build, helper carry) {Hero} cut it not as it was on the sheet but as it was in truth. Towards four there was a hole in {his} thumb, and the lamp went out. {Helper} held a candle, and then a second one. At seven a black car stopped outside. “If it doesn't fit,” said the driver with the white gloves, “then you won't be sewing here any more.”",
        "@workshop.night(hero build) {Hero} cut it not as it was on the sheet but as it was in truth. Towards four there was a hole in {his} thumb, and the lamp went out. {He} went on by candlelight. At seven a black car stopped outside. “If it doesn't fit,” said the driver with the white gloves, “then you won't be sewing here any more.”",
      ],
    ],
    end: [
      "@castle(hero stand) At noon the car was back. {Hero} was driven through three gates and led into a room in which there was nothing but a mirror, and before it, in {hero}'s work, stood the great one, much smaller than on television. “Who told you about the shoulder?” asked the voice from the mirror. “Nobody,” said {hero}. “It told me.”",
      "@castle(hero look) “For twenty years,” said the great one, “everything I wear has been pinching me. I thought that was part of the work.” The great one lifted the left arm, carefully at first, and then higher and higher, up to the chandelier. “I'd forgotten that it can do that,” said the voice, and {hero} smiled.",
      [
        "+ @castle(hero talk) “What do you want for it?” {Hero} had prepared something about the rent. But then {he} thought of that sheet with the stamp. “That next time you let yourself be measured,” {he} said. “By hand. People ought to be allowed to come near you.” It was so still that the clock could be heard. At home {helper} had packed the scissors already, to be on the safe side. {Helper} unpacked them again.",
        "+ @castle(hero give) “What do you want for it?” {Hero} had prepared something about the rent. But then {he} thought of that sheet with the stamp. “That next time you let yourself be measured,” {he} said. “By hand. People ought to be allowed to come near you.” It was so still that the clock could be heard. Then the great one laughed, and held out a hand, the left one.",
      ],
      "@workshop(hero talk) Once a month a black car stops in the little street, and the driver has to wait with the neighbours. Inside they are measuring, and it takes its time. “Chin up,” says {hero}, with the pins between {his} teeth. “And tell me. What's pinching?”",
    ],
  }),
  story({
    says: [
      /\b(?:piano ?tuner|piano ?repair\w*|tun(?:es?|ed|ing) (?:the |a |an |old |her |his )*pianos?|piano (?:restorer|mover|builder|maker)|instrument (?:maker|repairer)|violin maker|furniture restorer|carpenter|antiques? (?:dealer|restorer)|upholsterer)\b/i,
      /\b(?<letters>(?:a bundle of |a pack of |some |a |an )?(?:old |hidden |love |forgotten |unsent |secret )*(?:love letters?|letters?))\b/i,
    ],
    may: [
      role(
        "widow",
        "widow|old woman|old lady|elderly woman|rich widow|owner|widower|old man|pianist|customer|daughter|elderly lady",
      ),
    ],
    unless: /\b(?:murder\w*|ghosts?|robots?|spy|spies|treasure|kill\w*|nazi|postman|deaf|dead husband writes)\b/i,
    of: "people",
    after: [
      [
        "@room(hero look) They lay where the sound is made, tied up with a hair ribbon. {Hero} held {theletters} in {his} hand. {He} was paid for what {he} heard and not for what {he} read.",
        "@room(hero look) They lay right inside, tied up with a hair ribbon, where nobody would have looked who did not do it for a living. {Hero} held {theletters} in {his} hand. {He} was paid for {his} work and not for what {he} read.",
      ],
      [
        "@room(hero give, widow talk) “Have you found what was wrong with it?” asked {widow}, and poured the tea. “Yes,” said {hero}, and put {theletters} beside the sugar. {Widow} did not touch the ribbon. “Those are in my writing,” said {thewidow}. “I wrote one every week. I had thought he had burnt them.”",
        "@room(hero give) “Have you found what was wrong with it?” asked the lady of the house, and poured the tea. “Yes,” said {hero}, and put {theletters} beside the sugar. She did not touch the ribbon. “Those are in my writing,” she said. “I wrote one every week. I had thought he had burnt them.”",
      ],
      [
        "@room(hero look, widow talk) It was the music teacher, long ago, who used to come on Tuesdays and sit to the left on the bench. {Widow} had put a letter under the lid each week. “He never answered,” {widow} said, “and in the end he stayed away. So I married the other one.” {Hero} looked at the ribbon. “He can't have found them,” {he} said. “They had slipped through, down to the hammers.”",
        "@room(hero look) It was the music teacher, long ago, who used to come on Tuesdays. As a girl she had left a letter for him each week. “He never answered,” she said, “and in the end he stayed away. So I married the other one.” {Hero} looked at the ribbon. “He can't have found them,” {he} said. “They had slipped through, right down to the bottom.”",
      ],
      "@room(hero look) Letters that slip through one at a time do not tie themselves up. Who had put the ribbon round them? That was what {hero} asked {himself}, and the next morning {he} was back, and looked once more, right down to the bottom.",
    ],
    end: [
      [
        "@room(hero look, widow read) There was one envelope more, in another hand, and it had never been opened. {Widow} needed three attempts with the butter knife. “Dear Miss,” it said. “I've read all of them. I play so badly on Tuesdays because I can't see the notes for happiness. But I'm ill, and you are nineteen. I shall lay them back where they sound. Please be happy, loudly.”",
        "@room(hero look) There was one envelope more, in another hand, and it had never been opened. The lady needed three attempts with the butter knife. “Dear Miss,” it said. “I've read all of them. I play so badly on Tuesdays because I can't see the notes for happiness. But I'm ill, and you are nineteen. I shall lay them back where they sound. Please be happy, loudly.”",
      ],
      [
        "@room(hero look, widow sit) {Widow} laid the page on {widowhis} lap and stroked it smooth for a long time. “So he had read them,” {widow} said. And then, to {hero}'s surprise, {widow} laughed, and it sounded like somebody of nineteen. “Loudly, he says! And I've been so quiet for fifty years. Put everything back but the letters, please. I'd like to hear it.”",
        "@room(hero look) She laid the page on her lap and stroked it smooth for a long time. “So he had read them,” she said. And then, to {hero}'s surprise, she laughed, and it sounded like somebody of nineteen. “Loudly, he says! And I've been so quiet for fifty years. Put everything back but the letters, please. I'd like to hear it.”",
      ],
      [
        "+ @room(hero look, widow play) {Hero} finished {his} work that afternoon as {he} had never done it before. Then {widow} sat down and played, with stiff fingers, and left room on the bench, on the left. It rang through all the open windows. {Hero} wanted no money for it. “I've been paid,” {he} said. “I've heard it.”",
        "+ @room(hero look) {Hero} finished {his} work that afternoon as {he} had never done it before. Then the lady sat down at the piano and played, with stiff fingers, and left room on the bench, on the left. It rang through all the open windows. {Hero} wanted no money for it. “I've been paid,” {he} said. “I've heard it.”",
      ],
      "@room(hero sit) On Tuesdays {hero} comes for tea, though nothing needs doing. {Theletters} lie on top now, in the sun, with the hair ribbon round them. And the windows stay open, even in winter, for all the street to hear.",
    ],
  }),
  story({
    says: [
      /\b(?:organ builder|church organ|organist|the (?:old |huge |broken )*organ)\b/i,
      /\b(?:mice|mouse|broken|silent|pigeons?|bats?|owls?|repair\w*|fix\w*|christmas|easter|wedding|stuck|play(?:s|ed|ing)? again)\b/i,
    ],
    may: [
      role("priest", "priest|vicar|pastor|parson|minister|nun|verger|sexton"),
      role("kid", "boy|girl|grandson|granddaughter|apprentice|daughter|son|choirboy"),
    ],
    unless:
      /\b(?:murder\w*|ghosts?|robots?|steal\w*|stol\w+|thief|barrel organ|donor|hunchback|school bell|deaf|zombie)\b/i,
    of: "people",
    after: [
      [
        "@church(hero climb, priest talk) {Hero} took off {his} shoes, as {he} always did, and climbed inside. {He} knocked on this and blew into that. “How bad is it?” called {priest} from below. “It has a cold,” {hero} called back, “and something is living in it.” {Priest} crossed {priesthimself} and put the kettle on.",
        "@church(hero climb) {Hero} took off {his} shoes, as {he} always did, and climbed up inside. It was dusty up there, and dim, like the inside of an old wardrobe. {He} knocked on this and blew into that. “How bad is it?” called the sacristan from below. “It has a cold,” {hero} called back, “and something is living in it.”",
      ],
      "@church(hero look) Behind the deepest note of all, in a hollow, lay a nest. In the middle of it, like eight beans, lay the young ones, and beside them sat the mother with her paws up. She did not run away. {Hero} closed the little door again, very gently.",
      [
        "@church(hero build, priest look) “Out with them,” said {priest}. “It's in nine days.” “In twelve days they'll leave by themselves,” said {hero}. “In nine they'd freeze.” So {hero} mended all that could be mended around them. {He} patched the bellows with an old saddle, and made new parts out of tin cans and of a soup ladle that {priest} could not find afterwards.",
        "@church(hero build) “Out with them,” said the people of the parish. “It's in nine days.” “In twelve days they'll leave by themselves,” said {hero}. “In nine they'd freeze.” So {hero} mended all that could be mended around them. {He} patched one thing with an old saddle, and another with tin cans and the soup ladle from the parish kitchen.",
      ],
      [
        "+ @church(hero climb, kid climb) {Kid} carried crumbs up in the evening, and thought that {hero} did not know. {Hero} carried up a bit of cheese, and thought that {kid} did not know. On the seventh day they met on the ladder. “For the draught,” said {hero}, and hid the cheese. “For the echo,” said {kid}, and hid the crumbs.",
        "+ @church(hero climb) Each evening a bit of cheese was missing from {hero}'s bread. On the seventh day {he} met the sacristan on the ladder, with a saucer. “For the draught,” said {hero}, and hid the cheese. “For the echo,” said the sacristan, and hid the saucer.",
      ],
      "@church(hero look) On the great day the benches were full to the last place. {Hero} wiped {his} hands. It was all in order, except for the deepest note. If it sounded, the nest would fly through the roof. {Hero} looked down at all those hats and had no idea what to do.",
    ],
    end: [
      "@church(hero play) The organ began. It was so beautiful that the candles shook. And then came the place with the deep note. {Hero} held {his} breath, and left it out. There was a hole in the air, as big as a barn door. Everyone heard it. And in the third row, quite without thinking, the fat butcher opened his mouth and sang it.",
      "@church(hero play) The next time it was due there were ten who sang it, and then all the men together, so low that the benches hummed. The women took the high ones. {Hero} pulled one stop after the other back in, until hardly anything was left but the people.",
      [
        "+ @church(hero talk, priest talk) “What was that?” asked {priest} afterwards, with tears in both eyes. “The deepest pipe,” said {hero}. “It's two hundred people long.” {Priest} looked up at the little door, and then at the saucer beside it, and wisely asked nothing more. In three days' time they were gone, all nine of them.",
        "+ @church(hero talk) “What was that?” asked the sacristan afterwards, with tears in both eyes. “The deepest note,” said {hero}. “It's two hundred people long.” The sacristan looked up at the little door, and then at his saucer, and wisely asked nothing more. In three days' time they were gone, all nine of them.",
      ],
      "@church(hero play) The deep note has been mended for a long time now. It is only never played. When it is due there is a silence, and then you can hear them all breathe in.",
    ],
  }),
  story({
    says: [
      /\b(?:interpreter|translator|translat(?:es?|ed|ing)|sign language)\b/i,
      /\b(?:wrong\w*|purposely|on purpose|mistake\w*|differently|lie[sd]?|peace|war|presidents?|ambassadors?|ministers?|generals?|conference|summit|negotiat\w+|businessmen|deal|quarrel\w*|argu\w+)\b/i,
    ],
    may: [
      role(
        "first",
        "presidents|ambassadors|ministers|generals|kings|delegates|businessmen|chiefs|leaders|mayors|president|ambassador|minister|general",
      ),
    ],
    unless:
      /\b(?:lying|secret\w*|murder\w*|ghosts?|robots?|aliens?|spy|spies|cat|dog|whales?|dolphins?|birds|animals?|ancient|manuscript|book|novel|dead|court|suspect)\b/i,
    of: "people",
    after: [
      "In the glass booth there was a microphone, a glass of water, and a button. As long as {hero} held the button down, everybody heard {his} voice. {He} had translated ten thousand sentences in {his} life and had never changed a word.",
      "@hall(hero look) But these two down there! They had been sitting opposite each other for four days. “Tell my honoured colleague that he's an ox,” said the left one. “Tell the ox he has started it,” said the right one. At home there were soldiers sitting in ditches in the rain and waiting to hear how it went. {Hero} had a nephew there, and on each side a cousin.",
      "+ “I'm so tired,” {hero} had said on the third evening, to the woman who changed the water. “All I ever say is what I'd never say.” She emptied the ashtray. “My two boys fight like that, too,” she said. “I never pass on the half of it. Then there's quiet, and in the quiet they get hungry.”",
      "@hall(hero talk) So it happened. “My honoured colleague's mother,” said the left one, and his neck was red, “would have been ashamed of him!” {Hero} pressed the button. {He} heard {his} own voice, quite calm. “He says,” it said, “that his mother has made dumplings, and that you're to come and eat with them when this is over.”",
    ],
    end: [
      "@hall(hero talk) It was quiet. The right one took off his headphones and looked at them, and put them on again. “With plums?” he asked. {Hero} swallowed. {He} could still go back. “He asks,” said {hero} through the other channel, “whether it was your mother who used to make them with plums.” The red neck grew pale. “How does he know that?” he said. “He's never met her.”",
      "@hall(hero talk) Then the left one began to laugh, and the right one laughed with him. The generals along the wall stared. For the first time in four days neither of them was looking at his papers. They talked about plums, then about the stone in the middle, and about how you always saved it up. {Hero} translated every word of that, and it was all true.",
      "+ @hall(hero talk) They signed it at six in the morning, with jam on the paper. When the hall was empty they stood outside the glass booth, both of them. “We've compared,” said the left one, in the language of the right one. “I never said a word of dumplings.” “And I'd called him an ox,” said the right one. {Hero} took {his} hand off the button. “It was a free translation,” {he} said.",
      "@kitchen(hero eat) No history book tells of the interpreter. But on that day each year two parcels are left in {hero}'s porch, from two countries, and both are still warm. The left one sends dumplings with plums, and the right one sends them without. {Hero} eats both.",
    ],
  }),
  story({
    says: [
      /\b(?:undertaker|funeral (?:director|home|parlou?r)|grave ?digger|mortician|coffin maker|gravedigger|cemetery (?:keeper|gardener|caretaker)|stonemason)\b/i,
      /\b(?:falls? (?:for|in love)|fell (?:for|in love)|in love|loves|loved|shy|date|lonely|afraid|fear\w*|single|kiss\w*)\b/i,
    ],
    may: [
      role(
        "love",
        "florist|widow|nurse|midwife|baker|gardener|organist|woman|man|hairdresser|doctor|teacher|vet|waitress|singer|wedding planner",
      ),
    ],
    unless:
      /\b(?:murder\w*|ghosts?|vampires?|zombies?|kill\w*|corpse|bod(?:y|ies)|wakes? up|woke up|buried alive|robots?)\b/i,
    of: "adults",
    after: [
      [
        "@shop(hero talk, love talk) {Hero} owned five black suits and not one other. With the dead {he} always found the right word, and with the bereaved as well. But when {love} came in at the side door, {he} said “My condolences,” and turned as red as a fire bucket. “Whatever for?” asked {love}. “It's Tuesday.”",
        "@shop(hero stand) {Hero} owned five black suits and not one other. With the dead {he} always found the right word, and with the bereaved as well. It was with the living that it went wrong. When someone smiled at {him}, {he} said “My condolences,” and turned as red as a fire bucket.",
      ],
      [
        "@park(hero eat) So {hero} practised. {He} stood before the mirror in the room with the coffins and said, “Would you care for an ice cream?” It echoed. An old gentleman who had come about his sister looked in at the door. “I'd love one,” he said. They ate it together, on the bench in front of the chapel, and talked about how it is with {love}.",
        "@park(hero eat) So {hero} practised. {He} stood before the mirror in the room with the coffins and said, “Would you care for an ice cream?” It echoed. An old gentleman who had come about his sister looked in at the door. “I'd love one,” he said. They ate it together, on the bench in front of the chapel.",
      ],
      "+ “You of all people ought to know that it doesn't last for ever,” said the old gentleman, and licked his spoon. “I had a sister who was going to say something to the chemist. On Monday, she said. Every week. Now she's in there, in your oak coffin.” {Hero} looked at the oak coffin for a long time.",
      [
        "@church(hero stand, love carry) The next day it was done by three o'clock. {Hero} had bought a tie, the first one in {his} life with a colour. {Love} was standing in the chapel with both arms full. {Hero} cleared {his} throat. And at that moment the door fell shut, and the light went out. {Hero} could not breathe. {He} had never told anyone that {he} could not bear the dark.",
        "@church(hero stand) The next day {hero} had bought a tie, the first one in {his} life with a colour. In the chapel stood the woman who did the flowers, with both arms full. {Hero} cleared {his} throat. And at that moment the door fell shut, and the light went out. {Hero} could not breathe. {He} had never told anyone that {he} could not bear the dark.",
      ],
    ],
    end: [
      [
        "@church.night(hero sit, love give) “Are you there?” asked {love}. “No,” said {hero}, in quite a small voice. There was a rustling of leaves. Then a hand came and felt along {his} sleeve, and down to {his} fingers. “You do this all day long, for others,” said {love}. “You hold on to them until it gets lighter. Who does it for you?” {Hero} thought. “Nobody has ever asked,” {he} said.",
        "@church.night(hero sit) “Are you there?” asked the woman with the flowers. “No,” said {hero}, in quite a small voice. There was a rustling of leaves. Then a hand came and felt along {his} sleeve, and down to {his} fingers. “You do this all day long, for others,” she said. “You hold on to them until it gets lighter. Who does it for you?” {Hero} thought. “Nobody has ever asked,” {he} said.",
      ],
      "@church.night(hero sit, love sit) They sat down on the floor with their backs against the oak, and it smelled of roses. In the dark it turned out that {hero} could talk after all. {He} told about the fire bucket, the mirror, and the ice cream. “It's Tuesday,” said the voice beside {him}. “What was the question, please?”",
      "+ @church(hero sit, love sit) When the old gentleman opened the door with the spare key, an hour later, neither of the two stood up at once. “I only wanted to bring my sister a spoon,” he said. “Don't let me disturb you.” He looked at the two hands, and at the tie, which was covered all over with yellow canaries. “Well, then,” he said to the oak coffin. “At last it's Monday for someone.”",
      [
        "@park(hero eat, love eat) In the chapel a small lamp burns day and night. {Hero} has five black suits and one light one. On Tuesdays the shop shuts at three, and on the bench out there sit {hero} and {love}, and each has a spoon.",
        "@park(hero eat) In the chapel a small lamp burns day and night. {Hero} has five black suits and one light one. On Tuesdays the shop shuts at three, and on the bench out there two people sit in the sun, and each has a spoon.",
      ],
    ],
  }),
];
