import { role, story } from "../subject-story.ts";

const ALLY =
  "best friend|friend|classmate|sister|little sister|big sister|brother|little brother|big brother|cousin|neighbour";

/** Stories of hurt animals, homework machines, embarrassing fathers, big boots and useless things. */
export const hurtFoxes = [
  story({
    says: [
      role(
        "beast",
        "fox|fox cub|deer|fawn|hare|owl|swan|wolf|wolf cub|seal|eagle|badger|crow|stork|goose|wild boar|bear cub|squirrel|falcon",
      ),
      /\b(?:hurt|injured|wounded|broken (?:leg|wing)|limp\w*|shot|trap|lost its mother|orphan\w*|bleeding)\b/i,
      /\b(?:hid(?:es|den|ing)?|hunters?|nurs\w+|help\w*|sav(?:e|es|ed|ing)|car(?:e|es|ed|ing)|heal\w*|tak(?:es?|ing) (?:it|him|her) home|took (?:it|him|her) home|secret\w*|f(?:inds?|ound))\b/i,
      /\b(?:children|kids?|boys?|girls?|gang|friends?|brothers?|sisters?|twins|class|pupils?|year-old)\b/i,
    ],
    unless: /\b(?:talk\w*|magic\w*|princess|prince|old (?:man|woman)|veterinarian|fairy|forest animals)\b/i,
    may: [role("hunter", "hunters?|gamekeeper|farmer|poacher|forester")],
    after: [
      "@barn(hero carry, beast look) They carried {beast} in a jacket, and {beast} was so light that it was frightening. In the old barn, behind the hay, nobody ever looked. {Hero} made a bed out of a crate. {Beast} lay there with wide eyes and showed {beasthis} teeth. “We won't hurt you,” said {hero}. But how could {beast} know that?",
      "+ @barn(hero give, beast eat) {Hero} put down water, and moved back until {beast} drank. {He} put down a bit of sausage, and moved back, not quite so far. It took four days. On the fourth {beast} ate while {hero} was still holding the dish. {Hero} didn't breathe. {Beasthis} nose touched one finger, wet and cold, and then it was gone again.",
      "+ @library(hero read) There was a book in the library about it. Keep it clean, the book said, keep it quiet, and don't give it a name. Those are for pets. {Hero} washed the leg with salt water and was quiet for hours. Only the thing with the name was difficult. {He} had thought of one on the very first evening, and said it only inside {his} head.",
      [
        "@street(hero stand, hunter stand) “Have you seen {beast}?” asked {hunter}, at the end of the week, by the garden gate. “There's a trail that leads this way.” {Hero} felt {his} ears turn hot. “What would you do to {beasthim}?” {he} asked. “An animal like that doesn't get well,” was the answer. “It's kinder, believe me.” And the big boots turned towards the barn.",
        "@street(hero stand) “Have you seen anything?” asked a man with a gun, at the end of the week, by the garden gate. “There's a trail that leads this way.” {Hero} felt {his} ears turn hot. “What would you do to {beasthim}?” {he} asked. “An animal like that doesn't get well,” said the man. “It's kinder, believe me.” And his big boots turned towards the barn.",
      ],
      "@barn(hero stand, beast stand) {Hero} was there first. {He} stood in front of the crate with spread arms. The door creaked, light fell in, and the boots stopped. “So there {beasthe} is,” said a deep voice. “Step aside.” “No,” said {hero}. {His} knees were knocking together. And behind {him}, in the hay, there was a rustle. {Beast} had stood up, on all that {beasthe} had to stand on.",
    ],
    end: [
      "@barn(hero look, beast walk) {Beast} limped past {hero}, out into the light, and looked up at the boots. {Beasthe} showed no teeth. Then {beast} turned round, went back to {hero}, and lay down across {his} feet. It was so quiet that the dust could be heard falling. The gun was set down against the wall. “Who splinted that?” asked the deep voice. “I did,” said {hero}. “It's a bit crooked.”",
      "@barn(hero talk) “It's good,” said the voice, and two old knees cracked as somebody knelt down. “I had one once, when I was your age. I wasn't allowed to keep {beasthim}. I've been telling myself ever since that they don't get well.” A large finger was held out, quite still. {Beast} sniffed at it. After that there were eggs by the door each morning, in a cap.",
      "+ @forest.dawn(hero stand, beast run) In spring the leg was straight, or almost. {Hero} carried the crate to the edge of the woods and opened it. {Beast} looked out. “Go on,” whispered {hero}, and it was the hardest thing {he} had ever said. {Beast} went three steps, turned round, and looked at {him}. Then there was only the grass, which moved.",
      "@barn(hero look, beast look) The name is still only in {hero's} head. But on some evenings, when {hero} sits at the barn door with {his} supper and thinks it very loudly, there is somebody standing over there at the edge of the trees, who puts one foot down a bit crookedly.",
    ],
  }),
  story({
    says: [
      role("robot", "robot|android|homework machine"),
      /\b(?:homework|school ?work|essays?|maths|exercises|exam|school|tidy (?:up )?(?:his|her) room|chores)\b/i,
      /\b(?:buil[dt]s?|building|invent\w*|does|do|did|instead|for (?:him|her)|better|marks|grades|cheat\w*|lazy)\b/i,
    ],
    unless:
      /\b(?:robot teacher|teacher is a robot|literally|war|wife|husband|murder|new (?:pupil|classmate) (?:is|was) a robot)\b/i,
    of: "young",
    may: [role("ally", ALLY), role("teacher", "teacher|headmaster|headmistress")],
    after: [
      "@bedroom(hero sit, robot write) It worked on the very first evening. {Hero} lay on the bed with {his} feet on the wall, and {robot} sat at the desk and wrote, in {hero's} own handwriting, with two small blots. “Finished,” said {robot} after four minutes. “May I do some more?” {Hero} gave {robot} next week's. By bedtime {robot} had done everything up to Christmas.",
      "+ @classroom(hero sit) The marks were like a firework. “I'm impressed,” said the teacher, and {hero} smiled modestly. It was only that they talked about things in the lessons now. “You wrote so well about the heart,” said the teacher. “Would you explain to us how it works?” {Hero} went to the front. {He} knew that it was red. “It beats,” said {hero}. “Very often.”",
      "+ @bedroom(robot read, hero sleep) At home {robot} had read every book on the shelf, and the back of the cornflakes. “Why is the sea salty?” asked {robot}. “Why do people cry when they're glad? What's it like, in school?” “Boring,” said {hero}, and pulled the blanket over {his} head. {Robot} stood at the window and watched the others go by with their bags.",
      "@street(robot walk) The next morning {hero} slept in. When {he} woke up, {his} jacket was gone, and so was {his} cap. {Hero} ran to the school and looked in through the window. There sat {robot} on {hero's} chair, in {hero's} cap, and put up an arm at every question. The class was laughing. {Robot} was being helped with the glue by the nicest girl in the room.",
      "@street(hero look) {Hero} stood outside with {his} nose against the glass. It was the volcano lesson, with real smoke. They were all leaning over the table, and there was a bang, and they shrieked with joy. It had been {hero's} place. Nobody had noticed that {he} wasn't there. “I wanted the homework to be done for me,” thought {hero}. “Not the rest.”",
    ],
    end: [
      "@classroom(hero talk, robot stand) {Hero} opened the door. “That's me,” {he} said, out of breath. “I mean, that isn't me. I built it, because I was too lazy. The marks belong to {robot}.” It was dead quiet. {Robot} took off the cap. “I'm sorry,” said {robot}. “I only wanted to know what it's like. It isn't boring at all. You never told me about the glue.”",
      "@classroom(hero talk, robot talk) “You built that yourself?” asked the teacher slowly. “The whole of it? How does the hand work?” And {hero} told them. {He} drew it on the board, the wires, the wheels, the spring from an old mattress. {He} explained for half an hour. When {he} turned round, nobody was asleep. “That,” said the teacher, “is your first real homework.”",
      "+ @bedroom(hero write, robot sit) All of it had to be done again, up to Christmas. {Hero} sat at the desk, and {robot} lay on the bed with both feet on the wall. “It takes you long,” said {robot}. “Yes,” groaned {hero}. “May I do some?” “No,” said {hero}. “But you can ask me why the sea is salty. I know that now.”",
      "@classroom(hero sit, robot sit) There's a second chair beside {hero's} now, a very strong one. {Robot} puts up an arm at every question. {Hero} does, too, at every third. And only one of the two is allowed to hold the glue.",
    ],
  }),
  story({
    says: [
      /(?<child>\p{Lu}[\p{L}-]+|\b(?:[Aa]|[Tt]he) (?:[a-z0-9-]+ ){0,3}(?:girl|boy|teenager))(?:'s|’s) (?:father|dad|mother|mum|mom|grandfather|grandpa|grandmother|grandma|parents|uncle|aunt)\b/u,
      /\b(?:embarrass\w*|ashamed|blush\w*|awkward|mortified|pretends? not to know|pretended not to know)\b/i,
      role("elder", "father|dad|mother|mum|mom|grandfather|grandpa|grandmother|grandma|parents|uncle|aunt"),
      /\b(?:bus driver|driver|sing\w*|dances?|danced|dancing|clothes|hat|job|cleaner|janitor|caretaker|garbage (?:man|collector)|bin man|accent|cook|market|car|jokes?|loud\w*|teacher|costume|clown|picks? (?:her|him) up|picked (?:her|him) up)\b/i,
      /\b(?:school|class\w*|friends?|bus|teenager|\d+-year-old|other(?:s| children)|everyone|daughter|son|girl|boy)\b/i,
    ],
    unless: /\b(?:wedding|murder|prison|divorc\w*|drunk|drink\w*)\b/i,
    lead: "child",
    may: [role("ally", "best friend|friend|classmate")],
    after: [
      "@street(elder talk) “Good morning, my treasure!” called {elder} across the whole street. Everybody turned round. {Hero} pulled the cap down over {his} eyes, and walked on. “My treasure!” called {elder} again, a bit louder.",
      "@playground By the break they could all do it. “My treasure!” they sang on the stairs, in {elder's} voice, and held their hearts. “Is that your family?” asked a new boy. “No,” said {hero}. It had just slipped out. It was a small word, and it lay in {his} tummy all day like a stone.",
      "+ @kitchen(elder talk) “Couldn't you be a bit more normal?” said {hero} at supper, and looked at the plate. “A bit quieter. Like other people.” {Elder} stopped chewing. “I see,” said {elder}. The next morning it was quiet. There was only a nod, and a small wave, low down. It was just what {hero} had wanted, and it was awful.",
      "@street On Friday there was an accident on the way. Nothing much had happened, but everything stood still, it rained, and thirty children were stuck. The little ones began to cry. The teacher clapped her hands and said “Now, now.” It grew louder and louder, like a siren.",
      "@street(elder stand) {Hero} saw {elder} standing there, very quiet, very normal, with hands folded. {Elder} looked across at {him}, as if to ask for something. All {his} friends were standing next to {him}. {Hero} swallowed. Then {he} took off the cap.",
    ],
    end: [
      "@street(elder talk) “Do it,” {hero} called out, in front of them all. “The whole thing! As loud as you can!” A light went on in {elder's} face. And then {elder} did it: the song, the voices, the silly walk, up and down in the pouring rain. The first of the little ones hiccuped, and stopped crying. “Again,” he said. By the third time they were all walking that walk.",
      "@street(elder dance) “Who is that?” the new boy asked, and wiped the rain and the tears of laughter from his face. “That,” said {hero}, “belongs to me.” And because there was nothing left to lose, {hero} joined in with the second voice, which {he} had known since {he} was three. It was so embarrassing that it was splendid.",
      "+ @kitchen(elder hug) “I said that I didn't know you,” said {hero} in the evening. “To the new boy.” {Elder} nodded for a while. “I once told mine to let me get out two streets early,” said {elder}, “because of a moustache.” They had to laugh. “Was it so bad?” “It was a very big moustache.”",
      "@street(elder talk) “Good morning, my treasure!” it rings across the street. Everybody turns round. “Good morning!” {hero} calls back, a bit louder, and thirty little ones behind the windows hold their hearts.",
    ],
  }),
  story({
    says: [
      /\b(?:embarrass\w*|ashamed|blush\w*|awkward|mortified|pretends? not to know|pretended not to know)\b/i,
      role("elder", "father|dad|mother|mum|mom|grandfather|grandpa|grandmother|grandma|parents|uncle|aunt"),
      /\b(?:bus driver|driver|sing\w*|dances?|danced|dancing|clothes|hat|job|cleaner|janitor|caretaker|garbage (?:man|collector)|bin man|accent|cook|market|car|jokes?|loud\w*|teacher|costume|clown|picks? (?:her|him) up|picked (?:her|him) up)\b/i,
      /\b(?:school|class\w*|friends?|bus|teenager|\d+-year-old|other(?:s| children)|everyone|daughter|son|girl|boy)\b/i,
    ],
    unless: /\b(?:wedding|murder|prison|divorc\w*|drunk|drink\w*)\b/i,
    of: "young",
    may: [role("ally", "best friend|friend|classmate")],
    after: [
      "@street(hero walk, elder talk) “Good morning, my treasure!” called {elder} across the whole street. Everybody turned round. {Hero} pulled the cap down over {his} eyes, and walked on. “My treasure!” called {elder} again, a bit louder.",
      "@playground(hero stand) By the break they could all do it. “My treasure!” they sang on the stairs, in {elder's} voice, and held their hearts. “Is that your family?” asked a new boy. “No,” said {hero}. It had just slipped out. It was a small word, and it lay in {his} tummy all day like a stone.",
      "+ @kitchen(hero talk, elder talk) “Couldn't you be a bit more normal?” said {hero} at supper, and looked at the plate. “A bit quieter. Like other people.” {Elder} stopped chewing. “I see,” said {elder}. The next morning it was quiet. There was only a nod, and a small wave, low down. It was just what {hero} had wanted, and it was awful.",
      "@street(hero look) On Friday there was an accident on the way. Nothing much had happened, but everything stood still, it rained, and thirty children were stuck. The little ones began to cry. The teacher clapped her hands and said “Now, now.” It grew louder and louder, like a siren.",
      "@street(hero stand, elder stand) {Hero} saw {elder} standing there, very quiet, very normal, with hands folded. {Elder} looked across at {him}, as if to ask for something. All {his} friends were standing next to {him}. {Hero} swallowed. Then {he} took off the cap.",
    ],
    end: [
      "@street(hero talk, elder talk) “Do it,” {hero} called out, in front of them all. “The whole thing! As loud as you can!” A light went on in {elder's} face. And then {elder} did it: the song, the voices, the silly walk, up and down in the pouring rain. The first of the little ones hiccuped, and stopped crying. “Again,” he said. By the third time they were all walking that walk.",
      "@street(hero dance, elder dance) “Who is that?” the new boy asked, and wiped the rain and the tears of laughter from his face. “That,” said {hero}, “belongs to me.” And because there was nothing left to lose, {hero} joined in with the second voice, which {he} had known since {he} was three. It was so embarrassing that it was splendid.",
      "+ @kitchen(hero hug, elder hug) “I said that I didn't know you,” said {hero} in the evening. “To the new boy.” {Elder} nodded for a while. “I once told mine to let me get out two streets early,” said {elder}, “because of a moustache.” They had to laugh. “Was it so bad?” “It was a very big moustache.”",
      "@street(hero walk, elder talk) “Good morning, my treasure!” it rings across the street. Everybody turns round. “Good morning!” {hero} calls back, a bit louder, and thirty little ones behind the windows hold their hearts.",
    ],
  }),
  story({
    says: [
      /\b(?<shoes>football boots|boots|shoes|trainers|trousers|skates|goggles|gloves)\b/i,
      /\b(?:(?:\w+ sizes )?too (?:big|small|large|tight)|hand-me-downs?|brother's|sister's|borrow\w*|cannot afford|can't afford|couldn't afford|sizes)\b/i,
      /\b(?:school|tournament|match|race|team|final|class|game|competition|brothers?|sisters?|football|training|party)\b/i,
    ],
    unless: /\b(?:wedding|murder|cinderella|magic\w*|dance shoes|ballet|barefoot|laugh\w* at|detective)\b/i,
    of: "young",
    may: [role("ally", ALLY)],
    after: [
      "@room(hero look) Each evening {theshoes} stood by the stove, stuffed with newspaper, so that the next day could begin. {Hero} knew every crease in them. There were three layers of polish on them, two names inside, and a smell of everyone who had run in them before. There was no money for others. {Hero} had never asked, because {he} knew the answer.",
      "@street(hero run) With a sock in the toe it went quite well. With two it went better. {Hero} practised where no one could see, in the lane behind the house. At every third step {theshoes} did what they wanted, and not what {hero} wanted. “Whose are those?” called a boy from a window. “Your grandfather's?” {Hero} tied the laces once more round the ankle, and ran on.",
      [
        "+ @room(hero talk, ally talk) “What are they like?” {ally} asked in the evening. “Slow,” said {hero}. “And they bite.” {Ally} took a handful of newspaper and pushed it into the toes, very carefully. “They were slow with me as well,” said {ally}. “You mustn't fight them. You have to leave a bit earlier.”",
        "+ @room(hero sit) In the evening {hero} looked at the blisters and counted them. There were four. {He} pushed a handful of newspaper into the toes, very carefully. If you fight against such things, they win. {Hero} decided to try it differently: {he} would simply start a little earlier than the rest.",
      ],
      "@stadium(hero stand) Then the day came that mattered. The others shone from head to foot. A girl counted the creases and giggled. “They'll fly off you,” she said. {Hero} said nothing. {He} started a little earlier, and stopped a little later, and it went better than anyone had thought. It went well until the very last minute, when {he} gave it everything {he} had.",
      "@stadium(hero run) {Hero} felt it come. The newspaper slipped, the knot gave way. For one step there was ground under {his} foot, and at the next one there was only air. It was just as the girl had said. {Theshoes} flew, or one half of them did, high up in a curve, turning over and over, with bits of newspaper fluttering behind, and everyone put their heads back and looked.",
    ],
    end: [
      "@stadium(hero run) Everyone looked up. That was it. In that second all the others stood there with open mouths, watching the thing turn against the sky. {Hero} was the only one who did not look. {He} knew what it looked like. With one foot in a sock {he} just kept running, past all those noses in the air, and {he} was there first, quite alone.",
      "+ @stadium(hero take) Only then did it come down, with a smack, on the table with the prizes. There was a silence, and then such a roar that the pigeons left. The girl came over. In her hand she had something wrinkled, with two names in it. “You've lost this,” she said. She looked inside. “There's still room for a third one,” she said, and lent {hero} a pen.",
      [
        "+ @room(hero give, ally take) At home {hero} set {theshoes} down by the stove, as always. {Ally} was waiting there already. “You've won, and they've still not got a hole,” said {ally}, as if that was the more surprising of the two. {Hero} stuffed in fresh newspaper. This time it was the page with {his} own picture.",
        "+ @room(hero give) At home {hero} set {theshoes} down by the stove, as always. “You've won, and they've still not got a hole,” they said, as if that was the more surprising of the two. {Hero} stuffed in fresh newspaper. This time it was the page with {his} own picture.",
      ],
      "@room(hero give) One day {hero's} feet were too long for them. {He} gave them a last layer of polish, and handed them on to somebody small, who came in with wide eyes. “They're slow,” said {hero}, “and they bite. But they can fly.”",
    ],
  }),
  story({
    says: [
      /\b(?:collect\w*|collection|hoard\w*|never throws? (?:anything )?away|picks up|saves?|saved)\b/i,
      /\b(?:useless|strange|odd|weird|things?|junk|rubbish|buttons?|bottle (?:caps|tops)|keys|screws|string|stones|feathers|corks|lost (?:gloves|things)|paper clips|spoons|marbles)\b/i,
      /\b(?:class|school|children|kids?|boys?|girls?|pupil|others|friends?|laugh\w*|everyone|\d+-year-old)\b/i,
    ],
    unless: /\b(?:stamp dealer|old (?:man|woman)|magpie|murder|museum|dragon|widow\w*|stolen)\b/i,
    of: "young",
    may: [role("ally", ALLY), role("teacher", "teacher|headmaster|headmistress")],
    after: [
      "@bedroom(hero look) It began with a button. It had four holes, and nobody wanted it. After the button came a key with no lock, half a zip, a spring, and the lid of something. {Hero} had a shelf for them, with labels: For later. Even later. You never know.",
      "+ @classroom(hero sit) In class they called {hero} the dustbin. They put things on {his} desk, an apple core, a broken pen. “For your museum!” they said. {Hero} thanked them for the pen, since there was a perfectly good spring in it. {He} could not understand how people could walk past all that. The whole street was full of things that were waiting for somebody.",
      "+ @street(hero carry) {Hero} walked slowly, with {his} eyes on the ground. A bent nail went into the left pocket, a bit of wire into the right. When {hero} jumped, {he} jingled. On Mondays {he} was so heavy that {he} had to hold {his} trousers up. The others were always at school before {him}, and had seen nothing at all.",
      "@theatre(hero look) On the evening of the big school show all the parents were in their seats. The curtain was to go up at seven, and it did not. Something in the winch had snapped. “A little pin,” wailed the teacher, “so long, with a notch in it. Without that there'll be no show!” They turned out their pockets. There was nothing in them but telephones.",
      "@theatre(hero stand) Slowly, one after another, they all turned round and looked at {hero}. {Hero} shut {his} eyes. In {his} head {he} walked along the shelf. For later, no. Even later, no. You never know. Third row, behind the lid of something: a hairpin from the day of the great storm, bent, with a notch. “I need six minutes,” said {hero}, and ran, and jingled.",
    ],
    end: [
      "@theatre(hero build) It took {him} five. The hairpin was a bit too thin, so {hero} wound half a zip around it. It rattled, so {he} put a spring behind. And because the handle had come off, {he} screwed on the key with no lock. “Now,” said {hero}. The teacher turned it. It creaked, it clicked, and then the curtain rose, slowly and grandly, like the sun.",
      "@theatre(hero stand) The parents clapped, before anything had happened at all. In the wings stood the whole class, and they looked at the winch as one looks at a work of art. “The spring is from my pen,” said a boy, and he was quite proud. “And the zip is from my jacket,” said a girl.",
      "+ @bedroom(hero give) The next day there was a queue in front of {hero's} door. One of them was missing a wheel, one needed a lid for something. {Hero} walked along the shelf and said, “You never know.” They brought things along, too, in shoeboxes, things that they had found with their eyes on the ground.",
      "@classroom(hero sit) In the cupboard of the classroom a whole shelf is {hero's} now, and it has a fourth label: Already. There stands whatever has once been of use. Right at the front, on a cushion, lies the button with the four holes. It hasn't found its day yet.",
    ],
  }),
];
