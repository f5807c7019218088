import { phrase } from "../../phrase.ts";
import { also, role, story, type WrittenStory } from "../../subject-story.ts";

const WITHOUT_FIRE =
  /\b(?:cannot|can['’]t|could not|couldn['’]t|unable to|never|not able to|instead of)\b[^.,]{0,20}\b(?:breath\w*|spit\w*|blow\w*|mak\w+)?\b ?(?:out )?(?:any |real )?(?:fire|flames?)\b|\b(?:no|without) (?:fire|flames?)\b/i;

/** A dragon who has something else than fire. */
const otherBreath = {
  unless: /\b(?:murder\w*|kill\w*|war|died|dead|birthday cake|candles?)\b/i,
  after: [
    "In the morning the dragons always stood in a row and lit the lamps along the cliff. Whoosh, went the first. Whoosh, went the second. Then it was {hero's} turn, and everybody put a paw over their mouth. {Hero} took a deep breath all the same. Out came {breath}, and the lamp stayed dark.",
    "+ “Perhaps it's only a cold,” said the biggest one, and they laughed until smoke came out of their ears. {Hero} ate pepper. {He} ate nine hot peppers and a piece of coal. {He} stood on {his} head, so that the fire could find the way out. It made {him} hiccup, and with each hiccup came {breath} again.",
    "+ After that {hero} practised behind the hill, where there were only sheep. The sheep did not laugh. They came a bit nearer every day and watched {breath} float over the grass, and one of them had the same look as people have on holiday.",
    "Then the smallest dragon was missing at supper. It had gone far into the deep cave and could not find its way out. “Come out!” they all shouted, and with each shout a flame shot into the cave. The little one saw fire coming out of the dark. It cried, and crept in further.",
  ],
  end: [
    "“Stop,” said {hero}. “You're frightening it.” It was the first time that {he} had told the big ones what to do. {He} squeezed past them into the cave, one step after the other. It was so dark that {he} could not see {his} own nose. Somewhere in front of {him} there was a sniff.",
    "{Hero} did not shout. {He} breathed out, quite softly, and {breath} drifted through the dark. The sniffing stopped. {Hero} did it again. Then there was a giggle. “More,” said a small voice, much nearer. {Hero} walked backwards and breathed, step by step, and after {breath} came the little one, with both paws in the air.",
    "Outside they all stood and held their fire. “How did you do that?” asked the biggest one. “With what I've got,” said {hero}. The little one jumped up and down in front of {him}. “Again!” it cried. And then the biggest one asked, very quietly, whether he might have a go at it, too. He tried it for an hour. He could only do fire.",
    "There is a lamp on the cliff that is never lit. That is where {hero} stands in the evening. The others do their lamps first, as fast as they can, so as not to be late. Then they sit down in the grass and wait, with their heads up, for {breath}.",
  ],
} satisfies Omit<WrittenStory, "says">;

/** Stories of dragons, and of those who meet them. */
export const dragons = [
  story({
    says: [
      /\bdragons?\b/i,
      WITHOUT_FIRE,
      /\b(?:breathes?|breathed|spits?|spat|blows?|blew|puffs?|puffed|sneezes?|sneezed|coughs?|coughed|snorts?|snorted)(?: out)?(?: only| nothing but)? (?!(?:no |any |his |her |its |real )*(?:fire|flames?)\b)(?<breath>(?:[\p{Ll}-]+ ){0,2}?[\p{Ll}-]+)(?= (?:instead|that|which|and|when|whenever|in|from|at|on|but)\b|[.,]|$)/u,
    ],
    may: also("laughed at", "school", "happy|laugh", "made"),
    ...otherBreath,
  }),
  story({
    says: [
      /\bdragons?\b/i,
      WITHOUT_FIRE,
      phrase(
        "(?:only|just|nothing but) (?!(?:smoke|a little smoke)\\b)<breath:thing>(?= (?:comes?|came) out|,? when (?:he|she|it) (?:tries|tried))",
      ),
    ],
    may: also("laughed at", "school", "happy|laugh", "when"),
    ...otherBreath,
  }),
  story({
    says: [
      phrase(
        "<hunter:somebody> (?:is|was|were|had been|has been|gets|got) (?:sent|ordered|hired|told|supposed|paid)(?: out)? to (?:kill|slay|fight|hunt|catch|defeat) <beast:somebody>",
      ),
      /\b(?:dragon|giant|monster|beast|troll|ogre|wolf|witch|bear)\b/i,
      /\b(?:found|finds|find|discovers?|discovered|sees?|saw|realis\w+|realiz\w+|notic\w+|learns?|learned)\b[^.]*\b(?:only|guard\w*|protect\w*|bab(?:y|ies)|egg|eggs|young|child\w*|orphan\w*|hatchling|little ones?)\b/i,
      /\b(?:bab(?:y|ies)|eggs?|young|child(?:ren)?|orphan\w*|hatchlings?|little ones?|cubs?)\b/i,
    ],
    may: [/\b(?:guard\w*|protect\w*|hid\w*)\b[^.]+/],
    lead: "hunter",
    unless: /\b(?:kills? it|killed it|murder\w*|spaceship|detective)\b/i,
    after: [
      "{Hero} had been given the best weapon there was, and a picture of {beast}, so that {he} would know it. The picture had a great many teeth. For three days {hero} went uphill, and on the way {he} practised what {he} would say. It began with “Now your hour has come”.",
      "At the top there was smoke, and a big dark shape in front of the rock. “Now your hour,” {hero} began, and the shape said: “Ssh!” It was not a roar. It was the kind of ssh that comes from a person who has needed two hours for it. {Hero} lowered {his} weapon without wanting to, and looked past {beast}, into the hollow.",
      "There it lay, small and fast asleep, under a wing or an arm or whatever {beast} had put over it to keep off the wind. “Now you know,” whispered {beast}. “It has nobody but me. What would you have done?” {Hero} looked at the large claws, which did not move, so as not to wake anything up.",
      "+ “In the village they say that you steal sheep,” {hero} whispered back. “Milk,” said {beast}. “I borrow the sheep for the milk. I always bring them back. It's not my fault that they are frightened.” By now it was drizzling, and {hero} held {his} coat over the hollow. It seemed the natural thing to do.",
    ],
    end: [
      "From below came torches. They had got tired of waiting down there, and had come themselves, with pitchforks and dogs. {Beast} stood up slowly, in front of the hollow, and was enormous. {Hero} did not run away. {He} stuck the weapon in the ground, and stood beside {beast}.",
      "“Out of the way!” they cried. “We sent you to fight!” “Ssh!” said {hero}. Nobody had expected that from {him}. In the silence something sneezed, a very small sneeze. Then a very small head looked out between {hero's} boots, saw the torches, and began to laugh. It had never seen so many lights. One after another they let the pitchforks sink.",
      "+ “How did it get here?” asked a farmer's wife, and had already taken off her shawl. {Hero} told them everything. Before it got light, someone had gone down for a cradle, and somebody else for warm milk. {Beast} showed them how it liked to be held. Forty grown people stood in a queue for it.",
      "The weapon is still stuck up there, and washing is hung on it. {Hero} goes up every few days, and {he} always takes something soft along. And when somebody in the village tells the children about teeth and claws, another says: “Ssh!” That is how they say it there, when something small is asleep.",
    ],
  }),
  story({
    says: [
      /\bdragons?\b/i,
      /\b(?:knight|hunter|hero|warrior)\b/i,
      /\b(?:last|old|tired|retired|ancient|bored)\b/i,
      /\b(?:friends?|partners?|chess|cards|tea|together|neighbours?|instead of fighting|(?:do|did|does) not (?:want|feel like)|no longer)\b/i,
      role("dragon", "dragon"),
      role("knight", "knight|hunter|hero|warrior"),
    ],
    may: [
      phrase("(?:played|play|plays|playing) <game:thing>"),
      ...also("met", "both", "tired", "became", "friends", "partners", "chess", "last", "world"),
    ],
    unless: /\b(?:princess|baby|egg|killed|museum|ice cream|school|orphan\w*)\b/i,
    after: [
      "“So it's you,” said {dragon}. “So it's you,” said {knight}. They had both imagined it differently, with more thunder. It was drizzling a bit. {Knight} tried to draw {knighthis} sword, and it was stuck, because it had not been out for years. {Dragon} waited politely. “Shall I pull at the other end?” {dragonhe} asked.",
      "+ Then they fought, because that is what one does. {Knight} ran at {dragon}, and after ten steps had to stop and hold {knighthis} side. {Dragon} breathed in for the great flame. What came was a cough, and after it a smoke ring, rather a good one. They looked at it until the wind had taken it apart.",
      "“I'll have to sit down,” said {knight}. “It's the knee.” “With me it's the left wing,” said {dragon}, “whenever the weather changes.” {Knight} had bread and a bit of cheese. {Dragon} held it between two claws and breathed on it until it ran. Neither of them had eaten in company for a very long time.",
      "+ It turned out that they knew the same people. “The one with the plume,” said {dragon}. “What became of him?” “He's got a mill now,” said {knight}, “and nine grandchildren.” “I'm glad. I only burned his hat.” They laughed so much that both of them had to hold on to the rock.",
      "When it got dark, {knight} took something out of the saddlebag. It was an old board, black and white, with half the pieces missing. “I never have anybody to play with,” {knighthe} said. {Dragon} bent {dragonhis} long neck over it. “You move for both of us,” said {dragon}. “I'll tell you where. And don't cheat.”",
    ],
    end: [
      "In the morning there was a trumpet. A young man in very new armour came galloping up the hill, with his lance in front of him. “Monster!” he cried. “Your hour has come!” “Not now,” said {dragon} without looking up. “It's my move.” The young man pulled at the reins. He looked from {dragon} to {knight}, and from {knight} to the board.",
      "“You ought to be fighting!” he said. “We have been,” said {knight}. “Yesterday. It was a draw.” “And who are you?” asked {dragon} kindly. The young man said that he was to be the greatest dragon fighter of all. “Then you'll have plenty of time,” said {dragon}. “There's only me. Do you know how to play?” He did not. They moved a little to the side.",
      "Nobody talks of battles any more on that hill. Where half the pieces were missing, there are acorns and snail shells now, and everybody knows which is the queen. {Dragon} keeps the rain off with the good wing. {Knight} puts the kettle on {dragonhis} nose. And each evening, when it gets too dark to see, they agree on a draw.",
    ],
  }),
  story({
    says: [
      /\bdragons?\b/i,
      phrase("(?:allergic to|cannot stand|can't stand|hates?|hated|makes? (?:him|her|it) sneeze) <stuff:thing>"),
      /\b(?:gold|treasure|jewels?|coins|silver)\b/i,
    ],
    may: [
      phrase(
        "(?<![\\p{L}])<maker:somebody> (?:(?:has |had )?(?:knit(?:s|ted)?|sews?|sewed|makes?|made|gives?|gave|brings?|brought|builds?|built)) (?:him|her|it) <bed:thing>",
      ),
      ...also("sleep|slept", "something else", "bed", "lie|lay"),
    ],
    unless: /\b(?:kill\w*|murder\w*|war)\b/i,
    after: [
      "It was a fine cave, with a mountain of gold in the middle that had been in the family for eight hundred years. {Hero} climbed up in the evening, as a dragon should, lay down, and counted to three. At three it began. It itched under the wings, it itched between the toes, and then {he} sneezed so hard that coins stuck in the ceiling.",
      "By day {hero} had red spots, and {he} told everyone that it was sunburn. “You look tired,” said the other dragons. “Guarding,” said {hero}. “One hardly gets a wink.” The second part was true.",
      [
        "{Maker} noticed it, for nobody else ever came close enough to see the spots. “It's the gold,” said {maker}. “It isn't,” said {hero}. Then {he} sneezed, and a golden cup flew past {maker's} ear. “Perhaps a bit,” said {hero}, and looked at the floor. “You mustn't tell anybody. A dragon who can't stand gold! They'd laugh till spring.”",
        "In the end an old goose woman noticed it, who came past with her geese. “It's the gold,” she said. “It isn't,” said {hero}. Then {he} sneezed, and a golden cup flew past her ear. “Perhaps a bit,” said {hero}, and looked at the floor. “You mustn't tell anybody. A dragon who can't stand gold! They'd laugh till spring.”",
      ],
      "+ {Hero} held out a claw to be measured, and then the tail. It took eleven steps to get from one end to the other. “That's going to be a lot,” {hero} was told, “but winter is long.” For weeks there was light in that window until late.",
    ],
    end: [
      [
        "And then one evening {maker} came up the hill and pulled a cart, and on the cart was {bed}. It was not gold. It was not even yellow. {Hero} sniffed at it with a worried nose. {He} waited for the tickle. It did not come. Very carefully, first with one paw, {hero} tried {thebed}. “Oh,” {he} said. It was a very small word for such a large dragon.",
        "And then one evening a cart came up the hill, piled high with wool and straw and goose feathers. None of it was gold. None of it was even yellow. {Hero} sniffed at it with a worried nose. {He} waited for the tickle. It did not come. Very carefully, first with one paw, {hero} lay down. “Oh,” {he} said. It was a very small word for such a large dragon.",
      ],
      "{Hero} slept for four days, and snored so that the bells rang in the valley. On the fifth the other dragons came to see what was the matter. They found {him} curled up with {his} nose under {his} tail, and not one coin underneath. Nobody laughed. “Is it soft?” asked the oldest in the end. “My back has been killing me,” he said, “for six hundred years.”",
      "+ “And the gold?” they asked, when {hero} had woken up. “Take it away,” said {hero}, “if you've got a cold, wait till it's over.” Half of it went to mend the bridge, and the bell, and the roof of the school. The rest is still in the cave, in the corner, under a sheet.",
      "{Hero} has no spots any longer. On winter evenings there is a lot of coming and going on that hill: dragons with baskets, dragons with balls of wool. They have claws as long as knives. But most of them can do two plain, two purl by now.",
    ],
  }),
  story({
    says: [
      /\bdragons?\b/i,
      phrase(
        "(?:wants?|wanted|would (?:like|love)|liked?|loved?|dreams?|dreamed|dreamt) (?:so much |nothing more than |badly |only )?(?:to|of) (?:join(?:ing)?|sing(?:ing)?(?: in)?|play(?:ing)? in) <group:thing>",
      ),
      phrase("(?:sets?|burns?|burned|burnt|scorch\\w+|melts?|melted) <damage:thing>"),
    ],
    may: also("fire", "voice", "flames", "shy", "on fire"),
    unless: /\b(?:kill\w*|murder\w*|war|fire brigade|firem[ae]n|firefighters?)\b/i,
    after: [
      "On practice evenings {hero} lay behind the wall, where nobody saw {him}, and listened with both ears. {He} knew all of it by heart, the high bits and the low bits. It took {him} from spring to autumn to put {his} head round the door. “Good evening,” {he} said. “Do you still need somebody?” Three people fainted. The others said that they were a little short of basses.",
      "The first try went well for four notes. On the fifth {hero} got excited. There was a bright light, and a smell, and the conductor stood there with a black stick and half a moustache. It had been {damage} again. “I'm so sorry,” said {hero}. “It happens when it's beautiful.”",
      "+ They were kind about it. They put up buckets. They gave {hero} a place next to the window, and then one outside the window. The trouble was that {he} was best just when it got dangerous. “Perhaps you could only open your mouth,” somebody said, “and not let anything out.” So {hero} did that for a week. It was the saddest week of {his} life.",
      "+ “It's not your fault,” said the conductor, who was a fair man. “But I have one eyebrow left, and I'm fond of it.” {Hero} understood that. {He} said thank you, and shut the door behind {him} without a sound. All the way up the hill {he} hummed with closed lips, and there were only two or three sparks.",
      "Then came the great concert in the square, on the coldest night of the year. The wind blew out the lanterns one by one. The musicians blew on their fingers. They could not see the notes, nor feel their hands, and the people pulled their scarves over their ears and began to go home. Up on the hill {hero} saw it get dark.",
    ],
    end: [
      "There was a rush of wings. “Excuse me,” said {hero}, and landed at the edge of the square. {He} turned {his} head away from all the people, straight up to the sky, and took a deep breath. Then {he} sang. It came out long and low and golden, and with it a flame as high as the church. In its light you could have counted the snowflakes.",
      "It got as warm as in June. Scarves came off. “From the beginning!” called the conductor, who could see everyone's face now, and lifted his black stick. They had never been so good. In the loudest part the whole square lit up, and at the end, when it gets quite soft, there was just one small blue flame above {hero's} nose, and it did not even flicker.",
      "Ever since, the concerts have been out of doors, and always at night. {Hero} stands at the back, with {his} head up. In front of {him} is a sign, so that birds may take care. And the conductor's eyebrow has grown again, though he keeps a spare one at home.",
    ],
  }),
  story({
    says: [
      phrase("(?:rides?|rode|flies|flew|fly|travels?|travelled) (?:off |away )?(?:on|with) <mount:thing>"),
      /\bdragons?\b|\bunicorns?\b|\bpegasus\b|\bphoenix\b|\bgriffin\b|\bflying horse\b|\bmagic carpet\b|\bflying carpet\b/i,
      phrase("(?:to|into) <goal:thing>"),
      /\b(?:island|land|country|world|kingdom|city|castle|planet|cloud|mountain)\b/i,
    ],
    may: [/\b(?:where|in which|that is|made of)\b[^.]+/, ...also("over", "through", "above")],
    of: "young",
    unless: /\b(?:steal|stole|stolen|war|army|kill\w*|fight\w*|battle|rescu\w*|lost|save[sd]?|find|search\w*|but)\b/i,
    after: [
      "“Hold on tight,” {hero} was told, “and keep your mouth shut, there are a lot of flies.” There was a jump and a thump and then no thump any more. {Hero} opened one eye. Down below the roofs were as small as matchboxes. A tiny dog barked. {Hero} knew that dog. {He} waved at it with one finger, because {he} needed the others for holding on.",
      "+ First they flew into a cloud, and it was like being washed. Then they came out at the top, and there was nothing but blue. A row of wild geese looked round. “You're on the wrong side!” called the one in front. They moved over, and for a while they flew along with the geese, until the geese had to turn off.",
      "+ {Hero} got hungry. It was lucky that {he} had half a biscuit in {his} pocket. {He} broke it into two pieces, a small one and a large one, thought about it, and gave away the large one. “Crumbly,” was the answer, “but very good.”",
      "Then it got windy. It blew from the left and it blew from below, and everything shook. {Hero} lost {his} cap, and saw it get smaller and smaller. “I don't know if I can hold it,” {hero} heard. {He} lay down flat and put both arms round as far as they went. “You can,” {he} said, right into the big ear. “I can feel how strong you are.”",
    ],
    end: [
      "And there was {goal}. It came out of the mist all at once, and it was just as {hero} had imagined it, only larger. They went round it three times, because neither of them knew how to stop. Then they landed in something soft, heels over head. {Hero} sat up and began to laugh.",
      "They tried everything. {Hero} ran ahead, and came running back. “There's even more over there!” {he} called. {He} filled both pockets, and then {his} shoes. They lay next to each other in the sun and were too happy to say anything. “Shall we stay for ever?” {hero} heard. “Until supper,” said {hero}. “It's noodles tonight.”",
      "When the sky was red, they flew back, low above the waves, and {hero} fell asleep on the way. {He} did not notice how {he} was lifted in through the window. In the morning {his} shoes stood in front of the bed. Something fell out when {he} put them on. It was from there, there could be no doubt.",
      "{Hero} keeps it under {his} pillow. {His} cap has never turned up. But in the evening, when geese go by, {he} leans out as far as {he} is allowed and looks to see if one of them has it on. And the window stays open, a hand's breadth, just in case.",
    ],
  }),
  story({
    says: [
      role("dragon", "dragon"),
      phrase("(?:kidnaps?|kidnapped|steals?|stole|carries off|carried off|catches|caught) <victim:somebody>"),
      /\b(?:by (?:mistake|accident)|mistaken\w*|the wrong (?:one|person|girl|princess|prince|house)|really wanted|actually wanted|only wanted)\b/i,
      phrase(
        "(?:really|actually|only|just) (?:wants?|wanted|was looking for|meant to (?:take|catch|steal)|needs?|needed) (?!(?:to|his|her|their|its)\\b)<aim:somebody>",
      ),
    ],
    may: also("by mistake", "by accident", "really|actually"),
    unless: /\b(?:kill\w*|murder\w*|war|died)\b/i,
    after: [
      "In the cave {dragon} put down what {dragonhe} had carried off, quite gently, on the best carpet, and lit a lamp. Then {dragon} took a second look. “You're not {aim},” {dragonhe} said. “No,” said {victim}. “I could have told you that. You didn't ask. You came through the wrong window and off we went.”",
      "+ {Dragon} sat down on {dragonhis} tail. {Dragonhe} had planned it for weeks, with a drawing, on which there was an arrow. “May I see it?” asked {victim}, and turned the drawing round. “You held it upside down.” There was a silence. Somewhere a drop fell from the ceiling. “Then I'll have to take you back,” said {dragon}, “and it's raining.”",
      "“What did you want with {aim}, anyway?” asked {victim}. {Dragon} turned even redder than before. It took a while until it came out. There was a pot over the fire, as big as a bath, and what was in it was grey. It had been grey for a hundred years. “I thought that somebody could show me how it is done,” said {dragon}. “And talk to me a bit meanwhile.”",
      "+ {Victim} tried the grey stuff, with the very tip of the tongue. “What is it?” “Stones,” said {dragon}. “And a boot.” They both looked into the pot. “It isn't the boot that's wrong with it,” said {victim} politely.",
      "Down in the valley the bells were ringing by now. They had noticed that {victim} was gone, and there were torches at the castle gate, and trumpets, and the sound of a great many horses. “That's for me,” said {dragon}, and {dragonhis} wings drooped. “They'll never believe that it was a mistake.”",
    ],
    end: [
      "“They needn't believe you,” said {victim}. “They can ask me.” So when the riders came up to the cave, with their lances lowered, somebody stood in the entrance with rolled-up sleeves and a spoon. “You've come at the right moment,” said {victim}. “We need onions. And would one of you please ride back and ask {aim} to come, nicely, and with an umbrella?”",
      "It took two hours, and then {aim} stood in the cave, shook off the rain, and looked into the pot for a long time. “Out with the boot,” {aim} said. {Dragon} kept the fire at just the right height, which is what dragons can do better than any stove, and {victim} did the stirring.",
      "It smelled so good that even the horses put their heads in. “If you want something again,” said {victim}, with a full mouth, “there's a bell at the gate. You pull at it. You don't have to take the window.” {Dragon} wrote that down.",
      "The bell at the gate rings every Thursday. It rings rather hard, and the rope has had to be mended twice. {Victim} runs down to open, and outside stands {dragon}, with combed ears and a basket full of onions.",
    ],
  }),
];
