import { role, story } from "../subject-story.ts";

const ELDER =
  "grandfather|grandpa|grandad|granddad|grandmother|grandma|granny|gran|nana|nonna|nonno|abuela|abuelo|opa|oma|great-grandmother|great-grandfather|great-aunt";
const CHILD =
  "granddaughter|grandson|grandchildren|grandchild|grandkids|great-grandson|great-granddaughter|boy|girl|children|twins|kids";

/** Stories of people in unusual company: a grandmother at a festival, a baby at work, a teacher at breakfast, a wrong number. */
export const oddCompany = [
  story({
    says: [
      role("elder", `${ELDER}|mother|mum|mom|father|dad|old woman|old man|pensioner|aunt`),
      /\b(?:rock|heavy metal|metal|techno|punk|hip[- ]hop|music) (?:festival|concert)|\bfestival\b|\bnight ?club\b|\bdisco\b|\brave\b|\bconcert\b/i,
      /\b(?:tak(?:es?|ing)|took|brings?|brought|goes|went|go|wants?|wanted|sneaks?|sneaked|instead|cancel\w*|ticket|with)\b/i,
      role("child", "grandson|granddaughter|grandchildren|daughter|son|nephew|niece|teenager"),
    ],
    unless:
      /\b(?:murder\w*|ghost|vampires?|killer|pianist|violin\w*|choir|recital|solo|hearing aid|school concert|sings in|dead|died|conductor|plays the)\b/i,
    of: "people",
    after: [
      "@meadow(elder walk, child walk) {Elder} had brought a folding stool, an umbrella and a bag of hard-boiled eggs. {Child} walked three steps behind and looked at the ground. All round them were people with chains, tattoos and green hair. “What nice young men,” said {elder}, and offered one of them an egg. He had a ring through his nose, and took two.",
      "@meadow(elder sit, child stand) Then the first band began, and it was as if somebody had let a train run over a piano. {Child} looked at {elder} in fear. {Elder} had taken out both ear plugs, or rather had not put them in. “It's a bit soft,” shouted {elder}. “My ears, you know. Can one get closer?”",
      "+ @meadow(elder talk, child look) {Elder} asked everybody what they did for a living. One was a dentist. One was training to be a nun, and was still thinking about it. “So many people,” said {elder}, “and not one of them asks me how my hip is.”",
      "@meadow(child look) It happened in the evening, in the big crush in front of the stage. {Child} let go for one single moment, because of a shoelace. When {child} looked up, the stool was still there, and the bag with the eggs, and nothing on it but the umbrella. “Where are you?” shouted {child}.",
      "@meadow.night(child run) {Child} ran from one end to the other, past the tents and the first-aid post. Soon people with green hair were running too. “Small,” shouted {child}, “in a beige cardigan!” And then, all at once, ten thousand people began to cheer, and looked up.",
    ],
    end: [
      "@meadow.night(elder dance, child look) Above all those heads, on all those hands, came a beige cardigan. {Elder} lay there with folded hands, flat on the back, as if on a sofa, and was passed along from row to row. “I only asked if one could see better up there,” called {elder}, “and they were so obliging!”",
      "@meadow.night(child talk, elder talk) They set {elder} down in front of {child}, quite gently. “Never do that again,” said {child}, with a shaking voice. “Never let me go again,” said {elder}. “I was ashamed of you this morning,” said {child}. “I noticed,” said {elder}. “I was sixteen myself once. I walked three steps behind my people, too.”",
      "+ @meadow.night(elder dance, child dance) Up on the stage the singer, who was bare to the waist, asked for quiet. “The last one's for the cardigan,” he roared. {Child} took {elder} by both hands. It could not be called dancing, what they did there in all that mud. But the hip did not hurt, not until the morning.",
      "@room(elder sit, child give) The cardigan now has a badge on it with a skull. The dates for the summer hang on the fridge. {Child's} friends all want to come along. They can, says {child}, if they walk three steps behind, and bring their own eggs.",
    ],
  }),
  story({
    says: [
      role(
        "parent",
        "father|dad|mother|mum|mom|parent|grandfather|uncle|aunt|man|woman|lawyer|manager|banker|policeman|boss",
      ),
      /\b(?:baby|infant|newborn|toddler|little (?:daughter|son))\b/i,
      /\b(?:to (?:his|her|the|an?) (?:office|work|job|meeting|bank|court|workplace|shop)|to work|at work|office|meeting|job interview|interview|courtroom)\b/i,
      /\b(?:tak(?:es|e|ing)|took|brings?|brought|nanny|babysitter|sick|ill|hid(?:es|e|den|ing)?|smuggl\w*|no one to|childcare|nursery)\b/i,
    ],
    unless:
      /\b(?:murder\w*|ghost|vampires?|killer|kidnap\w*|found|foundling|abandoned|hospital|taxi|doctor|midwife)\b/i,
    lead: "parent",
    of: "people",
    after: [
      "@study(hero carry) {Hero} got as far as the third drawer. In the top one were the bottles, in the second the nappies, and in the third, on a folded jacket, lay the baby, and chewed the end of a telephone cable. When a colleague looked across, {hero} closed the drawer a little way with one knee.",
      "@study(hero talk) Until ten it went splendidly. {Hero} had a voice for the customers and a voice for the drawer, and mixed them up only once. “Who's my little sugar plum?” {he} said to a managing director in Rotterdam. “I suppose I am,” said the managing director.",
      "+ @study(hero look) Then there was a smell. Everybody in the room looked at somebody else. {Hero} opened the window, and looked at the drains outside, and shook {his} head about them.",
      "@study(hero run) At eleven {hero} {was} called in to the big meeting, and when {he} came back, the drawer was empty. A thin trail of chewed paper clips led along the carpet and straight to the door of the chief, whom everybody feared.",
      "@study(hero stand) {Hero} knocked. “Come in,” said the chief. The chief was not sitting at the desk. The chief was lying under it, without a jacket, and lifted one finger to be quiet.",
    ],
    end: [
      "@study(hero look) “We've just got to the tunnel,” the chief whispered. Out of a row of box files came first a small foot and then the baby, on all fours, with a stamp in one hand. On its forehead it said RECEIVED. “I have four of my own,” said the chief. “They're all grown up. I was always in here. I don't believe I've ever been under this desk.”",
      "@study(hero talk) “I've nobody,” said {hero}, “since this morning. The sitter's ill. I didn't know what to do.” “At home they never knew what to do either,” said the chief. “Every day for twenty years. I never asked.” The baby crawled up and stamped the chief on the nose.",
      "@study(hero carry) On Monday the little room with the copier got a carpet and a gate. There are three babies in it by now, and the customers are told, if they hear anything, that it is the board.",
      "@study(hero write) {Hero's} third drawer is a drawer again. But at ten every morning the telephone rings, and a deep voice from Rotterdam wants to be put through. “Here's your sugar plum,” it says. And behind the door of the chief, somebody is driving through a tunnel of files and going choo-choo.",
    ],
  }),
  story({
    says: [
      role("parent", "mother|mum|mom|father|dad|grandmother|grandfather|grandma|grandpa"),
      /\b(?:dat(?:es?|ed|ing)|in love with|f[ae]ll(?:s|ing)? (?:in love )?(?:for|with)|girlfriend|boyfriend|kiss\w*|new partner|going out with|marr(?:y|ies|ied|ying))\b/i,
      role(
        "teacher",
        "teacher|headmaster|headmistress|coach|principal|dentist|boss|driving instructor|maths teacher|geography teacher|history teacher",
      ),
    ],
    unless: /\b(?:murder\w*|ghost|vampires?|killer|dead|died|affair|student teacher|robot|alien|spy)\b/i,
    of: "people",
    after: [
      "@kitchen(hero stand, teacher sit) {Hero} came down to breakfast, and there sat {teacher}, with bare feet. They both stared at each other. {Teacher} had a spoon in one hand, and on that spoon was {hero's} cereal, out of {hero's} bowl. “Good morning,” said {teacher}.",
      "+ @kitchen(hero talk, parent talk) “It has nothing to do with you,” said {parent}. “Nothing to do with me?” cried {hero}. “Everybody will know by noon!” {Parent} went red and looked ten years younger, and hummed while washing up. It was the humming that was the worst. There had been none in that kitchen for three years.",
      "+ @street(hero walk) Everybody knew by half past nine. There were drawings. In each of them {hero} stood between two hearts and held a flower. {Hero} tore down what {he} could reach and wished that {he} were grown up, and lived abroad.",
      "@room(hero look) So {hero} went about getting rid of {teacher}. {He} left the photograph of an uncle in a prominent place, the one with the boxing gloves. {He} said that {parent} snored, collected debts, and had a third kidney. “How interesting,” said {teacher} each time, and brought a cake on the Sunday.",
      "@kitchen.night(hero look, parent sit) And then it worked. One evening there was only one cup on the table, and {parent} was sitting in front of it in the dark. “It was all a bit much for somebody,” said {parent}. “So we're having a rest.” There was no humming any more, as there had been in the last weeks. {Hero} had won. {He} lay awake all night, and it did not feel in the least like it.",
    ],
    end: [
      "@corridor(hero stand, teacher look) The next day, when the others had gone, {hero} remained standing in front of {teacher}. “The third kidney was a lie,” said {hero}. {Teacher} put down the pen and did not smile. “And the snoring?” {Hero} had to be honest. “The snoring's true,” said {hero}.",
      "@corridor(hero talk, teacher talk) “You needn't like me,” said {teacher}. “I'd only like not to have to be afraid of your breakfast.” {Hero} nearly laughed. “Not my bowl,” said {hero}. “Never the blue one. And here I don't know you.” “I've never seen you before in my life,” said {teacher}, and held out a hand.",
      "@kitchen(hero sit, parent talk, teacher sit) On Saturday there was a ring at the door, and {parent} dropped a pan. {Teacher} stood there with a parcel for {hero}. It was a bowl, a yellow one, and it was not for {hero} at all. “I've brought my own,” said {teacher}. From the stove came, very softly at first, a humming.",
      "@kitchen(hero eat, parent eat, teacher eat) There are three bowls in that kitchen. By day, out there, {hero} and {teacher} pass each other without a sign. Only now and then, if nobody is looking, {hero} says under {his} breath, “How's the snoring?” And {teacher} answers, looking straight ahead, “Interesting.”",
    ],
  }),
  story({
    says: [
      role("elder", ELDER),
      role("child", CHILD),
      /\b(?:plant(?:s|ed|ing)?|grow(?:s|n|ing)?|grew|sow(?:s|ed|ing)?|seeds?)\b/i,
      /\b(?<plant>potato(?:es)?|pumpkins?|sunflowers?|beans?|tomato(?:es)?|apple tree|pear tree|cherry tree|lemon tree|olive tree|tree|carrots?|strawberr(?:y|ies)|watermelons?|roses?|corn|vegetables|flowers?|seeds?)\b/i,
    ],
    unless:
      /\b(?:murder\w*|ghost|vampires?|killer|magic\w*|giant|talking|dead|died|dying|funeral|moon|competition|fairy|witch|every grandchild)\b/i,
    of: "people",
    after: [
      "@garden(elder plant, child dig) {Child} dug, {elder} pushed it in with one thumb, and they covered it up, as one does with somebody who is to sleep well. “And now?” asked {child}. “Now we wait,” said {elder}. {Child} sat down in front of it and waited. After ten minutes {child} asked whether it was broken.",
      "@garden(elder sit, child look) “It's busy,” said {elder}. “It's doing it all downstairs, where we can't see.” So every day after breakfast they went out to wish it a good morning. {Child} told it about the cat and about numbers. {Elder} told it about the weather, and gave it water with the small can, never too much.",
      "+ @garden(child look, elder talk) In the third week {child} could not stand it any longer, and dug with one finger, only a tiny bit. “Don't,” said {elder}. “How would you like it if somebody lifted your blanket all the time?” {Child} put the earth back and said sorry to it.",
      "@garden(child look, elder look) Then there was something green. It was no bigger than a fingernail, and they both had to lie on their stomachs to see it. It grew as high as {child's} knee. And on a hot day in the middle of the summer it lay down on its side.",
      "@garden(elder look, child sit) “It's thirsty,” cried {child}, and fetched the big can, and then another. It did not help. The leaves went yellow. “That's how it is sometimes,” said {elder}. “You can do all of it right.” {Child} did not want that to be how it was. {Child} cried until supper.",
    ],
    end: [
      "@garden(child walk) But the next morning {child} was out there again before breakfast. “Good morning,” {child} said to the yellow leaves, and told them about the cat. “You know that it can't,” began {elder}. “It's busy,” said {child}. “It's doing it all downstairs.” {Elder} did not know what to say to that, and fetched the small can.",
      "@garden(elder dig, child dig) When the evenings grew cool, they came with the fork. “We'll make room for something new,” said {elder}. {Child} knelt down and put both hands in the earth, to say goodbye. And then {child} was quite still. “Come here,” said {child}. “There's somebody there.” Out of the old root, right at the bottom, where no one had looked, came a new shoot, thick and white, and next to it another.",
      "+ @garden(elder hug, child hug) {Elder} sat down on the grass, which was not so easy. “Seventy years I've had a garden,” said {elder}, “and I'd have thrown it away.” They counted the shoots, and came to nine. They covered them up again with fresh earth, and {child} laid an old blanket on top.",
      "@garden(elder sit, child talk) There is a whole row of them there by now, and people stop at the fence. {Child} has a small can, and a chair, and sits there every day after breakfast. “Sh,” says {child}. “They're busy.”",
    ],
  }),
  story({
    says: [
      role("elder", `${ELDER}|father|dad|mother|old man|old woman|husband|wife|uncle|aunt`),
      /\b(?:hearing aids?|hard of hearing|deaf|going deaf|hears? (?:badly|nothing|less)|can['’]t hear|cannot hear|could not hear|n['’]t hear|loud television)\b/i,
      /\b(?:refus\w*|n['’]t want|not want|not hear|stubborn|pretend\w*|hid(?:es|den)?|vain|miss(?:es|ed)?|too loud|misunderst\w*|mishear\w*|new|first time|finally|needs?|needed|gets?|got)\b/i,
    ],
    may: [role("child", `${CHILD}|daughter|son|wife|husband`)],
    unless:
      /\b(?:murder\w*|ghost|vampires?|killer|born deaf|sign language|deaf (?:boy|girl|child|musician|dancer)|spy|who is deaf|who was deaf|dog)\b/i,
    lead: "elder",
    of: "people",
    after: [
      "@room(hero look) “There is nothing the matter with my ears,” said {hero}. “You all mumble.” The television was so loud that the man across the street knew the news before the newsreader did. If anyone asked {hero} for the butter, {he} said that it was Tuesday. If anyone asked what day it was, {he} passed the butter.",
      "@kitchen(hero eat) In the drawer, under the string, lay a small box. {Hero} had opened it once and shut it again. What was inside looked like two snails. “I'm not putting any snails in my ears,” said {hero}. And {he} nodded and laughed whenever the others laughed, with a delay of about a second.",
      "+ @shop(hero talk) At the baker's {hero} asked for two rolls and came home with a cat. It was a nice cat. But it showed, so the family said, that things could not go on like this. “Like what?” said {hero}. “Fish?”",
      [
        "@room(hero sit, child stand) Then {child} came, and had something to say that mattered. {Child} said it right in front of {hero}, with a red face, quite quickly, and stood there and waited. {Hero} had not caught a word. So {he} did what {he} always did, and nodded and laughed. {Child} turned white, ran out, and did not come back for supper.",
        "@room(hero sit) Then one of the family came and had something to say that mattered. It was said right in front of {hero}, with a red face, quite quickly, and then there was a waiting. {Hero} had not caught a word. So {he} did what {he} always did, and nodded and laughed. A chair fell over, a door slammed, and at supper a place was empty.",
      ],
      "@bedroom.night(hero look) “What did I do?” asked {hero}. {Hero} lay awake. It was very quiet in there, and it had been for years. {He} had taken it for peace. At two in the morning {he} went down in slippers, to the drawer with the string.",
    ],
    end: [
      "@kitchen.night(hero look) At first there was only a roar, like the sea. Then the roar came apart into pieces. That was the clock. That was the tap. That was rain, real rain, on the window sill. And then, through the wall, {he} heard a sobbing.",
      [
        "@bedroom.night(hero talk, child sit) {Hero} knocked at {child's} door. “Say it again,” said {hero}. “I've got the snails in.” {Child} looked up, with a swollen nose, and said it once more, in a whisper. It was a good deal smaller than {hero} had feared, and a good deal bigger. {Hero} did not nod, and did not laugh. “No,” said {hero}. “I'd never think that of you. Never.”",
        "@bedroom.night(hero talk) {Hero} knocked. “Say it again,” said {hero}. “I've got the snails in.” It was said once more, in a whisper. It was a good deal smaller than {hero} had feared, and a good deal bigger. {Hero} did not nod, and did not laugh. “No,” said {hero}. “I'd never think that of you. Never.”",
      ],
      "+ @room(hero sit) In the morning {hero} complained about everything. The spoons were too loud, and the soup, and above all the family. “Do you always talk so much?” asked {hero}. But {he} was seen to hold up one finger whenever somebody laughed, and to wait until it was over, so as not to miss the end.",
      "@garden(hero sit) In the evenings {hero} sits outside on the bench. “What are you doing there?” the others ask. “Sh,” says {hero}. A blackbird is singing on the gutter. When it has finished, {hero} nods and laughs, exactly at the right moment.",
    ],
  }),
  story({
    says: [
      /\b(?:wrong number|misdial\w*|dialled (?:a|the) wrong|dials (?:a|the) wrong|wrong (?:person|address|door|email|text)|text(?:s|ed)? (?:the|a) (?:wrong|stranger)|by mistake|sent to the wrong)\b/i,
      /\b(?:invit\w*|call\w*|phone\w*|rings?|rang|dial\w*|message\w*|text\w*|letter|voicemail)\b/i,
      /\b(?:lonely|alone|stranger|dinner|friends?|every (?:day|week|evening|sunday)|christmas|thanksgiving|birthday|talk\w*|answer\w*|comes?|came|meet|meets|met|wrong person)\b/i,
    ],
    unless:
      /\b(?:murder\w*|ghost|vampires?|killer|dead|died|hitman|spy|bomb|ransom|kidnap\w*|future|god|hell|santa)\b/i,
    of: "people",
    after: [
      "@corridor(hero stand) At seven the bell rang. {Hero} opened with the apron on. It was nobody that {he} had ever seen in {his} life. In the door stood a very large person in a very small hat, who held out a pot of hyacinths. “You said seven,” said the person. “I'm Bruno.”",
      "@kitchen(hero talk) There was a moment in which {hero} could have put it right. But it smelled of roast, and Bruno had combed his hair with water. “Do come in,” said {hero}. It was only over the soup that they found out. “You sounded so glad on the telephone,” said Bruno. “I thought, somebody must have told you about me. I never get any calls.”",
      "+ @kitchen(hero look) Bruno put down the spoon at once and stood up. “You're expecting somebody else. And I've eaten their soup.” “They don't know that they've been invited,” said {hero}. “It's quite possible that they'd have had no time, as usual.”",
      "@kitchen(hero eat) So Bruno stayed. He turned out to be afraid of lifts, to know all the rivers of Asia, and to have a second helping of everything. {Hero} told him things that {he} had not told anybody for years.",
      "@corridor(hero talk) “Well,” said Bruno on the mat, and turned his hat. “It was a mistake, and a very good one. You'll want your evening back some time, for the right person.” He went down all five floors on foot. Only when the door had fallen shut below did {hero} notice that {he} had no idea which number {he} had dialled.",
    ],
    end: [
      "@room(hero look) {Hero} sat down in front of the telephone. There had been a five in it where a six belonged, or a nine for a zero. {He} dialled. “Fish market,” said a voice. By Wednesday {he} had spoken to half the town, and been invited to a christening.",
      "@room(hero talk) On the sixth evening, at seven, {hero} gave up. And just as {he} put back the receiver, it rang under {his} hand. “Fish market?” asked a deep voice, full of hope. “No,” said {hero}. “I've dialled two hundred numbers,” said Bruno. “I didn't have yours, either. I was only trying them all.”",
      "+ @kitchen(hero eat) There was roast again. This time the right guest had been asked as well, the one for whom the first evening had been meant, and came late, and left early, and never found out how it had all begun. The other two washed up. They were glad to have the kitchen to themselves.",
      "@kitchen(hero look) The hyacinths have been planted in the courtyard and come up each spring. On Fridays at seven the table is laid for two, and a third plate stands at the ready. For before they start, they dial a number, any number, with their eyes shut. “You don't know us,” they say. “Have you had supper yet?”",
    ],
  }),
];
