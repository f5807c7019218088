/** What many people type, and the word that it surely means. Rules in `correct-word.ts` find the others. */
const LIST = `
abot:about theres:there's thats:that's whats:what's hes:he's shes:she's theyre:they're
bild:build bilds:builds cach:catch fsh:fish blod:blood chees:cheese balon:balloon balons:balloons rockit:rocket
dosent:doesn't dosnt:doesn't doesent:doesn't wasent:wasn't didint:didn't womman:woman smll:small smal:small frend:friend
frends:friends skared:scared lern:learn lerns:learns techer:teacher wnats:wants wnat:want
freind:friend freinds:friends becuase:because becouse:because becasue:because becaus:because becose:because
cuz:because untill:until wich:which thier:their teh:the hte:the adn:and realy:really finaly:finally allways:always
beautifull:beautiful tommorow:tomorrow tommorrow:tomorrow tomorow:tomorrow burried:buried afriad:afraid wierd:weird
recieves:receives recieve:receive beleive:believe beleives:believes belive:believe belives:believes
accidently:accidentally accidentaly:accidentally acidentally:accidentally suprise:surprise suprised:surprised
suprises:surprises alergic:allergic definately:definitely definitly:definitely seperate:separate thsi:this taht:that
waht:what whta:what jsut:just liek:like liekd:liked whne:when wehn:when ahve:have hvae:have coem:come coems:comes
soem:some gril:girl tiem:time sotry:story stroy:story alwasy:always litle:little littel:little nows:knows nown:known gos:goes dos:does
noone:no_one skool:school scool:school shcool:school cooky:cookie cookys:cookies puppys:puppies babys:babies
ladys:ladies storys:stories partys:parties trys:tries crys:cries flys:flies drys:dries frys:fries spys:spies
carrys:carries marrys:marries worrys:worries hurrys:hurries buryed:buried tryed:tried cryed:cried carryed:carried
dissapears:disappears dissapear:disappear dissapeared:disappeared disapears:disappears disapeared:disappeared
dissappears:disappears diffrent:different differnt:different intresting:interesting probly:probably basicly:basically
nieghbor:neighbor nieghbour:neighbour nabor:neighbor nabour:neighbour grandmom:grandma gramma:grandma granpa:grandpa
grampa:grandpa granma:grandma birthay:birthday brithday:birthday bithday:birthday cristmas:christmas
chrismas:christmas choclate:chocolate chocolat:chocolate icecream:ice_cream restaraunt:restaurant
restaurent:restaurant resturant:restaurant libary:library librery:library elefant:elephant elaphant:elephant
girafe:giraffe giraff:giraffe dinasaur:dinosaur dinosour:dinosaur dinosuar:dinosaur unicron:unicorn caslte:castle
cassle:castle knigth:knight nite:night nife:knife rong:wrong thru:through tho:though thogh:though enought:enough
enuf:enough nuff:enough peple:people poeple:people pepole:people lonley:lonely loney:lonely lonly:lonely
magicly:magically majic:magic majik:magic monkies:monkeys donkies:donkeys turky:turkey monky:monkey donky:donkey
valintines:valentines sufer:surfer skatebord:skateboard vaccum:vacuum vacume:vacuum vaccuum:vacuum
embarassed:embarrassed embarrased:embarrassed embarassing:embarrassing jelous:jealous jelouse:jealous jealus:jealous
gaurd:guard gaurds:guards emporer:emperor governer:governor sargent:sergeant liutenant:lieutenant cemetary:cemetery
calender:calendar tounge:tongue neice:niece nefew:nephew ocassion:occasion occured:occurred rember:remember
remeber:remember rembers:remembers remebers:remembers forgoten:forgotten fourty:forty ninty:ninety truely:truly
wheather:weather lauch:laugh laught:laugh laughts:laughs goverment:government enviroment:environment grammer:grammar
arguement:argument foward:forward foreward:forward garantee:guarantee gurantee:guarantee heros:heroes potatos:potatoes
tomatos:tomatoes hisself:himself theirselves:themselves everytime:every_time alot:a_lot aswell:as_well
infront:in_front eachother:each_other atleast:at_least incase:in_case highschool:high_school
evry:every evrey:every abuot:about abotu:about forrest:forest forrests:forests
whith:with wiht:with hsi:his woh:who hwo:who agian:again agin:again anohter:another
makeing:making takeing:taking writting:writing swiming:swimming runing:running geting:getting stoped:stopped
planing:planning hideing:hiding haveing:having comming:coming loosing:losing looses:loses togehter:together togather:together
penguine:penguin kichen:kitchen gardin:garden moutain:mountain mountin:mountain bycicle:bicycle bicyle:bicycle
carefull:careful wonderfull:wonderful peacefull:peaceful colorfull:colorful helpfull:helpful thankyou:thank_you
`;

/** "ice_cream" is two words. */
export const misspelled: ReadonlyMap<string, string> = new Map(
  LIST.trim()
    .split(/\s+/)
    .map((pair) => {
      const [typed = "", meant = ""] = pair.split(":");
      return [typed, meant.replace("_", " ")] as const;
    }),
);
